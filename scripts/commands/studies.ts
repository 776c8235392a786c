/** Reads study files, given by path or by the name of a folder under experiments/studies. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listNames, nearest, UserError } from '../../engine/core/errors.ts';
import { HOUSE } from '../../engine/core/folders.ts';
import { readStudy, type Study } from '../../experiments/lab/study.ts';

const STUDIES = path.join(HOUSE, 'experiments', 'studies');

export function shippedStudies(): string[] {
  return readdirSync(STUDIES).filter((name) => existsSync(path.join(STUDIES, name, 'study.yaml')));
}

export function loadStudies(names: readonly string[]): Study[] {
  const studies = names.map(loadStudy);
  const ids = studies.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new UserError(`Two studies are called "${twice}": rename the folder or file of one.`);
  return studies;
}

function loadStudy(name: string): Study {
  const file = findStudy(name);
  const id =
    path.basename(file) === 'study.yaml' ? path.basename(path.dirname(path.resolve(file))) : path.parse(file).name;
  return readStudy(readFileSync(file, 'utf8'), id, name);
}

function findStudy(name: string): string {
  const shipped = path.join(STUDIES, name, 'study.yaml');
  const candidates = [name, path.join(name, 'study.yaml'), ...(path.basename(name) === name ? [shipped] : [])];
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
  if (found) return found;
  const known = shippedStudies();
  throw new UserError(
    `There is no study ${name}. ${nearest(name, known)}Name a YAML file, or one that ships. ${listNames(known)}`,
  );
}
