/** Checks a command's types where it is written: the handler gets what the builder promises. */
import type { Argv, ArgumentsCamelCase } from 'yargs';

export interface Command<T> {
  readonly command: string;
  readonly describe: string;
  builder(yargs: Argv): Argv<T>;
  handler(words: ArgumentsCamelCase<T>): Promise<void>;
}

export function define<T>(command: Command<T>): Command<T> {
  return command;
}
