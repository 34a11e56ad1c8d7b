import {statSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

export const isFile = (...file: string[]): boolean =>
  statSync(path.join(...file), {throwIfNoEntry: false})?.isFile() ?? false;

/** Notes, as for Docusaurus, and what Windows and Macs leave in folders. */
export const NOT_READ = /(?:^|\/)(?:[._]|Thumbs\.db$|desktop\.ini$)/i;

/** The paths of all files in a folder and below it, with slashes; none if the folder is not there. */
export const everyFile = (folder: string): string[] =>
  Globby.sync('**', {cwd: folder, dot: true, expandDirectories: false}).sort();

/** Those that are read, and whose names match. */
export const filesIn = (folder: string, pattern = /^/): string[] =>
  everyFile(folder).filter((name) => pattern.test(name) && !NOT_READ.test(name));
