/** Where the files of a library lie, whether this code runs from its sources or from the build. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the file that importing `name` would load. */
export function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(name)));
}
