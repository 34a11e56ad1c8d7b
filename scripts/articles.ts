/** npm run articles: each article with its words, its minutes and what is wrong with it. */
import {LOCALES} from '../src/language/locales';
import {WORDS_PER_MINUTE} from '../src/plugins/article-rules/readTime';
import {checkAll, checkArticles} from '../src/plugins/article-rules/check';
import {failureText, noticeTexts} from '../src/plugins/article-rules';
import {run} from '../server/cli';

void run(async () => {
  const today = new Date();
  const articles = await checkArticles('.', today);
  console.log('words  minutes  says  article');
  for (const {file, words, readTime, isDraft} of articles) {
    const columns = [
      String(words).padStart(5),
      (words / WORDS_PER_MINUTE).toFixed(1).padStart(7),
      String(readTime ?? '-').padStart(4),
      isDraft ? `${file} (draft)` : file,
    ];
    console.log(columns.join('  '));
  }
  const reports = await checkAll(
    '.',
    LOCALES.map(({code}) => code),
    today,
  );
  noticeTexts(reports).forEach((notice) => console.log(`\n${notice}`));
  const failure = failureText(reports).replace('was not built', 'would not build');
  if (failure) {
    console.log(`\n${failure}`);
    process.exitCode = 1;
  }
});
