/** npm run new-review -- "Maria T.": a file in company/reviews/ that is ready to write in. */
import {startFile} from '../new-article/startFile';
import {command, misused} from '../support/commands';
import {reviewTemplate} from './template';

command('new-review', async ({slug}, words) => {
  const name = words.join(' ').replace(/\s+/g, ' ').trim();
  if (name === '') throw misused('new-review', 'Say whose review it is:');
  const file = await startFile(
    'company/reviews',
    'md',
    slug ?? name,
    reviewTemplate(name, new Date()),
  );
  return `${file} is ready to write. npm run articles says what is missing in it; npm run dev shows it at
http://localhost:3000/testimonials`;
});
