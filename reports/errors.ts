/** A results folder that cannot be reported on: one sentence that says what would be right. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}
