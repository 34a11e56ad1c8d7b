import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';

const ROOT = join(__dirname, '../..');

const manifest = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };

const PGLITE = '@electric-sql/pglite';

/** The version of PGlite in node_modules, such as 0.5.16. */
export const installedPglite = (): string =>
  manifest(`node_modules/${PGLITE}/package.json`).version;

/**
 * Another version of PGlite may not open what this one has written, or fail in ways that look like a
 * damaged database.
 *
 * @throws UserError where another one is installed than package.json names.
 */
export function refuseOtherPglite(installed = installedPglite()): void {
  const wanted = manifest('package.json').dependencies[PGLITE];
  if (installed === wanted) return;
  throw new UserError(
    `PGlite ${installed} is installed, and this site needs ${wanted}: run "npm ci".`,
  );
}
