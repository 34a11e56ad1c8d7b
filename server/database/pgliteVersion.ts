import {version} from '../../node_modules/@electric-sql/pglite/package.json';
import {dependencies} from '../../package.json';
import {UserError} from '../cli';

/** The version of PGlite in node_modules, such as 0.5.16. */
export const installedPglite = version;

/**
 * Another version of PGlite may not open what this one has written, or fail in ways that look like a
 * damaged database.
 *
 * @throws UserError where another one is installed than package.json names.
 */
export function refuseOtherPglite(installed = installedPglite): void {
  const wanted = dependencies['@electric-sql/pglite'];
  if (installed === wanted) return;
  throw new UserError(
    `PGlite ${installed} is installed, and this site needs ${wanted}: run "npm ci".`,
  );
}
