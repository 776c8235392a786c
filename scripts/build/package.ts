/** Builds what is published: dist/ with the compiled house and its types. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compile } from './compile.ts';

const house = path.resolve(import.meta.dirname, '..', '..');
const dist = path.join(house, 'dist');
rmSync(dist, { recursive: true, force: true });
await compile(house, dist, true);
chmodSync(path.join(dist, 'scripts', 'main.js'), 0o755);

const tsc = path.join(house, 'node_modules', 'typescript', 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '--project', path.join(house, 'scripts', 'build', 'tsconfig.json')], {
  stdio: 'inherit',
});
