import fs from 'node:fs/promises';

import {UserError} from '../../server/cli';
import {slugify} from './template';

/** Writes the beginning of a text into a file that is named after its title. */
export async function startFile(
  folder: string,
  extension: string,
  title: string,
  content: string,
): Promise<string> {
  const slug = slugify(title);
  if (slug === '') {
    throw new UserError(
      `The name of a file needs Latin letters, and "${title}" has none. Add one: --slug ${extension === 'md' ? 'maria-t' : 'roof-guide'}`,
    );
  }
  const file = `${folder}/${slug}.${extension}`;
  try {
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(file, content, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError(
      `${file} already exists. Open it, or choose another name: --slug another-one`,
    );
  }
  return file;
}
