/** npm run new-review -- "Maria T.": a file in company/reviews/ that is ready to write in. */
import path from 'node:path';

import {filesIn} from '../../src/markdown';
import {startFile} from '../new-article/startFile';
import {command} from '../support/commands';
import {reviewTemplate} from './template';

command('new-review', async ({slug}, words) => {
  const name = words.join(' ').replace(/\s+/g, ' ').trim();
  const services = filesIn('services', /^(?!index\b).*\.mdx$/).map((file) => path.parse(file).name);
  const text = reviewTemplate(name, new Date(), services);
  const file = await startFile('company/reviews', 'md', slug ?? name, text);
  return `${file} is ready to write. npm run articles says what is missing in it; npm run dev shows it at
http://localhost:3000/testimonials`;
});
