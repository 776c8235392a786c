import { expect, it } from 'vitest';
import { slugs } from './model.ts';

it('names for files are plain, short, and each given only once', () => {
  const slug = slugs();
  expect(slug('Pass the Pandas, 4p')).toBe('pass-the-pandas-4p');
  expect(slug('pass-the-pandas-4p')).toBe('pass-the-pandas-4p-2');
  expect(slug('../../etc/passwd')).toBe('etc-passwd');
  expect([slug('熊猫'), slug('..')]).toEqual(['cell', 'cell-2']);
  expect(slug('x'.repeat(300))).toHaveLength(80);
});
