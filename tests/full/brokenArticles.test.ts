/**
 * Broken articles, given to the real build: it must stop, and name file, line and fix of all of
 * them at once. What each rule finds is told in tests/repository/articleMistakes.test.ts.
 */
import {ScratchCopy} from '../support/scratch';
import {articleWith} from '../support/samples';

const TEXT = 'A fair estimate lists each layer.\n';

/** A right article with one fact replaced, or another text. */
const article = (change: Record<string, string> = {}, text = TEXT): string =>
  articleWith(text, {image: 'image: /img/articles/insurance-claim-challenges.svg', ...change});

const COPIES = 'i18n/ko/docusaurus-plugin-content-blog';

const BROKEN: [file: string, content: string | Buffer, message: RegExp][] = [
  ['blog/no-title.mdx', article({title: ''}), /line 1: title: is missing: write the title/],
  ['blog/text.mdx', article({}, `${TEXT}\n# Big\n`), /line 17: "Big" is a first-level heading/],
  [
    'blog/link.mdx',
    article({}, '[Our prices](/prices).\n'),
    /line 15: .* leads to no page of ours/,
  ],
  ['blog/latin.mdx', Buffer.from(article({title: 'title: "Año"'}), 'latin1'), /saved as UTF-8/],
  [`${COPIES}/right.mdx`, article(), /line 5: date: leave it out: it comes from the English/],
];

describe('the build with broken articles', () => {
  const copy = new ScratchCopy('broken-articles');
  let result: {ok: boolean; output: string};

  beforeAll(() => {
    copy.write('blog/right.mdx', article());
    copy.write('blog/draft.mdx', article({title: '', cta: 'draft: true'}));
    for (const [file, content] of BROKEN) copy.write(file, content);
    result = copy.docusaurus('build', '--locale', 'en');
  }, 120_000);

  afterAll(() => copy.remove());

  /** What the report says of one file. */
  function saysOf(file: string): string {
    const [, after = ''] = result.output.split(`  ${file}\n`);
    return after.split(/\n\s*\n/)[0]!;
  }

  test('stops', () => {
    expect(result.ok).toBe(false);
    expect(result.output).toContain('The site was not built');
  });

  test.each(BROKEN)('%s: the message names the fix', (file, _content, message) => {
    expect(saysOf(file)).toMatch(message);
  });

  test('says nothing of a right article, and a draft does not stop it', () => {
    expect(saysOf('blog/right.mdx')).toBe('');
    expect(saysOf('blog/draft.mdx')).toBe('');
  });
});
