/**
 * Mistakes that authors may make, given to the real build: it must stop, and name file, line and
 * fix. All kinds go into one build, because the check reports everything at once.
 */
import {ScratchCopy} from '../support/scratch';

const facts = {
  title: 'title: "How to read a roof estimate"',
  description: `description: "${'A sentence about estimates. '.repeat(5).trim()}"`,
  excerpt: `excerpt: "${'What a fair estimate lists. '.repeat(4).trim()}"`,
  date: 'date: 2025-08-01',
  authors: 'authors: {name: crew}',
  category: 'category: insurance',
  topics: 'topics: [documentation]',
  readTime: 'readTime: 1',
  image: 'image: /img/articles/insurance-claim-challenges.svg',
  imageAlt: 'imageAlt: "A sheet of paper with prices"',
  cta: 'cta: {title: "Ask us", description: "We explain it.", buttonText: "Ask"}',
};

const TEXT = '{/* truncate */}\n\nA fair estimate lists each layer.\n';

/** A right article with one fact replaced, or another text. */
const article = (change: Partial<typeof facts> = {}, text = TEXT): string =>
  `---\n${Object.values({...facts, ...change})
    .filter((line) => line !== '')
    .join('\n')}\n---\n${text}`;

const BROKEN: [file: string, content: string | Buffer, message: RegExp][] = [
  ['blog/no-title.mdx', article({title: ''}), /title: is missing: write the title/],
  [
    'blog/long-title.mdx',
    article({title: `title: "${'t'.repeat(200)}"`}),
    /line 2: title: has 200 characters/,
  ],
  [
    'blog/bad-category.mdx',
    article({category: 'category: gardening'}),
    /"gardening", which is not one of the five/,
  ],
  [
    'blog/bad-date.mdx',
    article({date: 'date: "next week"'}),
    /date: is not a day; write it as year-month-day/,
  ],
  ['blog/no-read-time.mdx', article({readTime: ''}), /readTime: is missing/],
  [
    'blog/untrue-read-time.mdx',
    article({readTime: 'readTime: 9'}),
    /readTime: says 9, but 6 words .* write 1/,
  ],
  [
    'blog/short-excerpt.mdx',
    article({excerpt: 'excerpt: "Short."'}),
    /excerpt: has 6 characters, and needs at least 90/,
  ],
  [
    'blog/long-description.mdx',
    article({description: `description: "${'d'.repeat(300)}"`}),
    /description: has 300 characters; shorten it to 160/,
  ],
  ['blog/half-cta.mdx', article({cta: 'cta: {title: "Ask us"}'}), /cta\.buttonText: is missing/],
  [
    'blog/no-image-alt.mdx',
    article({imageAlt: 'imageAlt: ""'}),
    /imageAlt: is empty: say what the picture shows/,
  ],
  [
    'blog/no-picture.mdx',
    article({image: 'image: /img/articles/none.svg'}),
    /there is no picture at static\/img\/articles\/none\.svg/,
  ],
  ['blog/unknown-topic.mdx', article({topics: 'topics: [cats]'}), /topics: is "cats"/],
  [
    'blog/misspelt-field.mdx',
    article({readTime: 'readtime: 1'}),
    /readtime: is not a field of an article; did you mean readTime\?/,
  ],
  ['blog/own-slug.mdx', article({date: 'date: 2025-08-01\nslug: /other'}), /slug: leave it out/],
  [
    'blog/first-level.mdx',
    article({}, `${TEXT}\n# Big\n`),
    /line \d+: "# Big" is a first-level heading/,
  ],
  [
    'blog/picture-alt.mdx',
    article({}, `${TEXT}\n![](/img/figures/tarp.svg)\n`),
    /has no description/,
  ],
  ['blog/underlined.mdx', article({}, `${TEXT}\nBig\n===\n`), /line \d+: "Big" is a first-level/],
  [
    'blog/picture-reference.mdx',
    article({}, `${TEXT}\n![][tarp]\n\n[tarp]: /img/figures/tarp.svg\n`),
    /tarp\.svg has no description/,
  ],
  [
    'blog/picture-tag.mdx',
    article({}, `${TEXT}\n<img src="/img/figures/tarp.svg" />\n`),
    /has no description; write what it shows into alt/,
  ],
  [
    'blog/picture-in-brackets.mdx',
    article({}, `${TEXT}\n![x](</img/no such.svg>)\n`),
    /there is no picture at static\/img\/no such\.svg/,
  ],
  [
    'blog/broken-yaml.mdx',
    article({title: 'title: "How to read'}),
    /line 2: title: its quotation mark is not closed/,
  ],
  [
    'blog/broken-mdx.mdx',
    article({}, `${TEXT}\n<Checklist>\n\n- One\n`),
    /line \d+: <Checklist> is not closed/,
  ],
  ['blog/unknown-tag.mdx', article({}, `${TEXT}\n<Figur />\n`), /<Figur> is not available here/],
  [
    'blog/wrong-encoding.mdx',
    Buffer.from(article({title: 'title: "Año nuevo"'}), 'latin1'),
    /is not saved as UTF-8/,
  ],
  ['blog/empty.mdx', '', /is empty; begin the file with a line ---/],
  ['blog/no-facts.mdx', 'Only words.\n', /has no facts at the top/],
  ['blog/twin.mdx', article(), /would have the same URL as blog\/twin\.md/],
  ['blog/twin.md', article(), /would have the same URL as blog\/twin\.mdx/],
  ['blog/Capital Letters.mdx', article(), /is not the name of an article/],
  ['blog/2025-08-01-dated.mdx', article(), /begins with a date/],
  [
    'i18n/ko/docusaurus-plugin-content-blog/no-such-article.mdx',
    article(),
    /translates an article that does not exist: there is no blog\/no-such-article\.mdx/,
  ],
  [
    'i18n/ko/docusaurus-plugin-content-blog/right.mdx',
    article(),
    /date: leave it out: it comes from the English article/,
  ],
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
