/** A person's mistake: shown as one sentence, without a stack trace; exit code 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** "There are: a, b, c." */
export function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'There are none.' : `There are: ${names.join(', ')}.`;
}

/** "Did you mean "x"? " where a known name is close to a misspelt one, else nothing. */
export function nearest(wrong: string, known: readonly string[]): string {
  const limit = Math.max(2, Math.floor(wrong.length / 3));
  const best = known
    .map((name) => ({ name, edits: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return best && best.edits <= limit ? `Did you mean "${best.name}"? ` : '';
}

/** How many letters must be added, dropped or changed (Levenshtein). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, previous[j] + 1, current[j - 1] + 1));
    }
    previous = current;
  }
  return previous[b.length];
}
