/** npm run new-article -- "Title": a file in blog/ that is ready to write in. */
import fs from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {articleTemplate, slugify} from './template';
import {UserError, run} from '../../server/cli';

const HELP = `npm run new-article -- "How to read a roof estimate"
npm run new-article -- "How to read a roof estimate" --slug roof-estimate   with a URL of your own`;

void run(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {slug: {type: 'string'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const title = positionals.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '') throw new UserError(`Give the article a title:\n${HELP}`);
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
  console.log(`${file} is ready to write. To preview it, run npm run dev and open
http://localhost:3000/knowledge-center/${slug}
It is a draft: remove the line "draft: true" to publish it.`);
});
