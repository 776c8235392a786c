/** How the command ends: 0 done, 1 answered "no", 2 bad input, 130 interrupted. */

/** Ends the command with a code and, if there is anything to say, one sentence. */
export class Exit extends Error {
  override readonly name = 'Exit';
  readonly code: number;

  constructor(code: number, message = '') {
    super(message);
    this.code = code;
  }
}

/** Mistakes that people make are told in a sentence; faults of ours with all we know. */
const EXPECTED = ['UserError', 'ReportError', 'BotError'];

export function explain(error: unknown): { code: number; text: string } {
  if (error instanceof Exit) return { code: error.code, text: error.message };
  if (!(error instanceof Error)) return { code: 70, text: String(error) };
  if (EXPECTED.includes(error.name)) return { code: 2, text: error.message };
  return { code: 70, text: `This is a fault in panda-lab, not yours:\n${error.stack ?? error.message}` };
}
