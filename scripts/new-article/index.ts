/** npm run new-article -- "Title": a file in blog/ that is ready to write in. */
import {command} from '../support/commands';
import {startFile} from './startFile';
import {articleTemplate, slugify} from './template';

command('new-article', async (values, words) => {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  const slug = slugify(values.slug ?? title);
  const content = articleTemplate(title, slug, new Date());
  const file = await startFile('blog', 'mdx', values.slug ?? title, content);
  return `${file} is ready to write. To preview it, run npm run dev and open
http://localhost:3000/knowledge-center/${slug}
It is a draft: remove the line "draft: true" to publish it.`;
});
