/** For tests: runs a command line in this process and keeps what it printed. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { main } from './main.ts';

/** A folder for this test file, and files in it. */
export const folder = mkdtempSync(path.join(tmpdir(), 'panda-lab-'));

export function file(name: string, text: string): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

/** What a command line printed and how it ended. */
export async function panda(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (out += `${String(text)}\n`));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true));
  try {
    const code = await main(words);
    return { code, out, err };
  } finally {
    vi.restoreAllMocks();
  }
}
