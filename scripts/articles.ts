/** npm run articles: each article with its words, its minutes and what is wrong with it. */
import {allLanguages} from '../src/language/locales';

import {checkAll, failureText, noticeTexts, WORDS_PER_MINUTE} from '../src/markdown';
import {run} from '../server/cli';

void run(async () => {
  const codes = allLanguages().map(({code}) => code);
  const reports = await checkAll('.', codes, new Date());
  console.log('words  minutes  says  article');
  for (const {file, words, readTime, isDraft} of reports) {
    if (!file.startsWith('blog/')) continue;
    const columns = [
      String(words).padStart(5),
      (words / WORDS_PER_MINUTE).toFixed(1).padStart(7),
      String(readTime ?? '-').padStart(4),
      isDraft ? `${file} (draft)` : file,
    ];
    console.log(columns.join('  '));
  }
  noticeTexts(reports).forEach((notice) => console.log(`\n${notice}`));
  const failure = failureText(reports).replace('was not built', 'would not build');
  if (failure) {
    console.log(`\n${failure}`);
    process.exitCode = 1;
  }
});
