#!/usr/bin/env node
/** The command `panda-lab`: a table of contents. */
import { realpathSync } from 'node:fs';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import bench from './commands/bench.ts';
import games from './commands/games.ts';
import replay from './commands/replay.ts';
import report from './commands/report.ts';
import rules from './commands/rules.ts';
import run from './commands/run.ts';
import showcase from './commands/showcase.ts';
import simulate from './commands/simulate.ts';
import strategies from './commands/strategies.ts';
import { Exit, explain } from './exit.ts';
import { version } from './run-info.ts';

const COMMANDS = [games, rules, strategies, simulate, run, report, replay, showcase, bench];

/** Runs one command line; returns its exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const parser = yargs(words)
    .scriptName('panda-lab')
    .usage('$0 <command>\n\nA laboratory for tabletop games: change a rule or a strategy, and learn what it does.')
    .command(COMMANDS as never)
    .demandCommand(1, 'Say what to do: panda-lab games is a good start, panda-lab --help lists all.')
    .strict()
    .recommendCommands()
    .version(version())
    .alias({ h: 'help', v: 'version' })
    .wrap(Math.min(100, process.stdout.columns || 100))
    .epilogue('panda-lab <command> --help shows a command with examples.')
    .exitProcess(false)
    .fail((message, error) => {
      // yargs reports a command's own errors here, too: those come as they are.
      throw error ?? new Exit(2, `${message.split('\n')[0]} (panda-lab --help tells more)`);
    });
  try {
    await parser.parseAsync();
    return 0;
  } catch (error) {
    const { code, text } = explain(error);
    if (text) process.stderr.write(`${text}\n`);
    return code;
  }
}

function isProgram(): boolean {
  const file = process.argv[1];
  return file !== undefined && import.meta.url === new URL(`file://${realpathSync(file)}`).href;
}

if (isProgram()) process.exitCode = await main(hideBin(process.argv));
