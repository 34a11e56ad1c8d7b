/** npm run new-article -- "Title": a file in blog/ that is ready to write in. */
import fs from 'node:fs/promises';

import {UserError} from '../../server/cli';
import {command, misused} from '../support/commands';
import {articleTemplate, slugify} from './template';

command('new-article', async (values, words) => {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '') throw misused('new-article', 'Give the article a title:');
  const slug = slugify(values.slug ?? title);
  if (slug === '') {
    throw new UserError(
      `A URL needs Latin letters, and "${values.slug ?? title}" has none. Add one: npm run new-article -- "${title}" --slug roof-guide`,
    );
  }
  const file = `blog/${slug}.mdx`;
  try {
    // "wx" refuses where the file exists: an article is never overwritten.
    await fs.writeFile(file, articleTemplate(title, slug, new Date()), {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError(
      `${file} already exists. Open it, or choose another title or URL: --slug another-url`,
    );
  }
  return `${file} is ready to write. To preview it, run npm run dev and open
http://localhost:3000/knowledge-center/${slug}
It is a draft: remove the line "draft: true" to publish it.`;
});
