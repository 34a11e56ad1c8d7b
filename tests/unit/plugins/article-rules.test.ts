import {company} from '../../../src/data/company';
import {bodyProblems} from '../../../src/plugins/article-rules/body';
import {nameProblem} from '../../../src/plugins/article-rules/check';
import {frontMatterProblems} from '../../../src/plugins/article-rules/frontMatter';
import {failureText, noticeTexts} from '../../../src/plugins/article-rules/index';
import {parseMdx} from '../../../src/plugins/article-rules/mdx-parser.cjs';
import {readTimeProblem} from '../../../src/plugins/article-rules/readTime';
import {countWords} from '../../../src/plugins/article-rules/readable';

const good = {
  title: 'How to read a roof estimate',
  description: 'd'.repeat(130),
  excerpt: 'e'.repeat(100),
  date: new Date('2025-07-03'),
  authors: {name: 'crew'},
  category: 'insurance',
  topics: ['shingle'],
  readTime: 5,
  image: '/img/articles/x.svg',
  imageAlt: 'A sheet of paper with prices',
  cta: {title: 'Ask us', description: 'We explain it.', buttonText: 'Ask'},
};

const without = (field: string) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));

describe('the facts of an article', () => {
  test('right ones have no problems', () => {
    expect(frontMatterProblems(good, 'article')).toEqual([]);
    expect(frontMatterProblems({...good, date: '2025-07-03'}, 'article')).toEqual([]);
    expect(frontMatterProblems({...good, draft: true, reviewBy: '2027-01-31'}, 'article')).toEqual(
      [],
    );
  });

  test.each(Object.keys(good))('a missing %s is named, and what to write', (field) => {
    expect(frontMatterProblems(without(field), 'article')).toEqual([
      expect.stringMatching(new RegExp(`^${field}: is missing: .+`)),
    ]);
  });

  test.each([
    ['title', 't'.repeat(200), /has 200 characters, .* shorten it to \d+/],
    ['title', '', /is empty: write the title/],
    ['title', ' x', /begins or ends with a space/],
    ['description', 'short', /has 5 characters, and needs at least 110/],
    ['description', 'd'.repeat(161), /shorten it to 160/],
    ['excerpt', 'e'.repeat(89), /at least 90/],
    ['excerpt', 'e'.repeat(151), /shorten it to 150/],
    ['date', '3 July 2025', /year-month-day, like 2025-07-03/],
    ['date', '2025-02-45', /year-month-day/],
    ['reviewBy', 'soon', /year-month-day/],
    ['authors', 'crew', /needs a line below it, like name: /],
    [
      'category',
      'gardening',
      /is "gardening", which is not one of the five; choose one of roofing/,
    ],
    ['topics', 'shingle', /has to be a list/],
    ['topics', [], /at least one/],
    ['readTime', 'eight', /whole number of minutes/],
    ['readTime', 2.5, /whole number of minutes/],
    ['image', 'roof.svg', /address of a picture/],
    ['imageAlt', '', /is empty: say what the picture shows/],
    ['draft', 'yes', /true or false/],
    ['slug', '/x', /leave it out: the URL of an article is its file name/],
    ['tags', ['x'], /write topics instead/],
    ['readtime', 5, /did you mean readTime\?/],
    ['colour', 'red', /is not a field of an article$/],
  ])('%s: %p is answered with a fix', (field, value, message) => {
    const problems = frontMatterProblems({...good, [field]: value}, 'article');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
    expect(problems[0]).toMatch(new RegExp(`^${field}: `));
  });

  test('an unknown topic is named', () => {
    expect(frontMatterProblems({...good, topics: ['shingle', 'cats']}, 'article')).toEqual([
      expect.stringContaining('topics: is "cats"'),
    ]);
  });

  test('each part of the call to action is needed', () => {
    expect(frontMatterProblems({...good, cta: {title: 'Ask us'}}, 'article')).toEqual([
      expect.stringContaining('cta.description: is missing'),
      expect.stringContaining('cta.buttonText: is missing'),
    ]);
  });

  test('all problems are told at once', () => {
    expect(frontMatterProblems({}, 'article').length).toBeGreaterThan(8);
  });
});

describe('the facts of a copy', () => {
  const {title, description, excerpt, imageAlt, cta} = good;
  const copy = {title, description, excerpt, imageAlt, cta, source: '1a2b3c4d'};

  test('are the words alone', () => {
    expect(frontMatterProblems(copy, 'copy')).toEqual([]);
  });

  test('leave out what comes from the English', () => {
    expect(frontMatterProblems({...copy, date: '2025-07-03'}, 'copy')).toEqual([
      expect.stringMatching(/^date: leave it out: it comes from the English article/),
    ]);
  });

  /** With the site's name, 90. */
  const LONGEST = 90 - ` | ${company.name}`.length;

  test('count letters as people do, without the vowel signs of Hindi', () => {
    expect(frontMatterProblems({...copy, title: 'कि'.repeat(LONGEST)}, 'copy')).toEqual([]);
    expect(frontMatterProblems({...copy, title: 'कि'.repeat(LONGEST + 1)}, 'copy')).toEqual([
      expect.stringContaining(`has ${LONGEST + 1} characters`),
    ]);
  });

  test('leave out no words', () => {
    expect(frontMatterProblems({...copy, excerpt: undefined}, 'copy')).toEqual([
      expect.stringMatching(/^excerpt: is missing/),
    ]);
  });
});

describe('the text', () => {
  const PICTURES = ['/img/a.svg'];
  const problems = async (source: string) =>
    bodyProblems(
      {tree: await parseMdx(source), source, firstLine: 20},
      {
        hasFile: (address) => PICTURES.includes(address),
        photoProblem: () => null,
        pages: new Map(),
        section: '/knowledge-center',
        anchors: new Set<string>(),
      },
    );

  test.each([
    '## One\n\n<Checklist>\n\n- Call <Phone />\n\n</Checklist>\n\n![A roof](/img/a.svg)',
    '```sh\n# not a heading, (813) 555-0142, <Foo>, ![](/img/b.svg)\n```',
    'Write `<Foo>`, never `![](/img/b.svg)`.',
    'Second level\n---',
    '![A roof](/img/a.svg "Title")',
    '![A roof][roof]\n\n[roof]: /img/a.svg',
    '![A roof][roof]\n\n[roof]: /img/a.svg\n[roof]: /img/b.svg',
    '<img src="/img/a.svg" alt="A roof" />',
    '![A roof](roof.jpg)',
    'A [price list](/img/a.svg) is no picture.',
    '{/* Do not call (813) 555-0142. */}',
  ])('%j has no problems', async (text) => {
    expect(await problems(`{/* truncate */}\n\n${text}\n\nWords.`)).toEqual([]);
  });

  test.each([
    [`{/* truncate */}\n`, /the text is missing/],
    [
      `{/* truncate */}\n\n# Big\n\nOne.`,
      /line 22: "# Big" is a first-level heading.*write "## Big"/,
    ],
    [`{/* truncate */}\nA ![](/img/a.svg)`, /line 21: .*has no description/],
    [`{/* truncate */}\nA ![x](/img/b.svg)`, /no picture at static\/img\/b\.svg/],
    [`{/* truncate */}\nA <Figur />`, /<Figur> is not available here; you can use Checklist, /],
    [`{/* truncate */}\nCall (813) 555-0142`, /write <Phone \/> instead of the number/],
    [
      `{/* truncate */}\n\nVery\nbig\n===\n\nOne.`,
      /line 22: "Very big" is a first-level heading.*write "## Very big"/,
    ],
    [`{/* truncate */}\n\n<h1>Big</h1>`, /line 22: "<h1>Big<\/h1>" is a.*write "## Big"/],
    [`{/* truncate */}\n\nA ![][x]\n\n[x]: /img/a.svg`, /line 22: .*\/a\.svg has no description/],
    [`{/* truncate */}\nA ![x][]\n\n[x]: /img/b.svg`, /line 21: .*no picture at static\/img\/b/],
    [
      `{/* truncate */}\n\nA <img src="/img/a.svg" />`,
      /line 22: the picture \/img\/a\.svg has no description; write what it shows into alt="…"/,
    ],
    [`{/* truncate */}\nA <img src={"/img/a.svg"} alt={""} />`, /line 21: .*has no description/],
    [`{/* truncate */}\nA <img src="/img/b.svg" alt="x" />`, /no picture at static\/img\/b\.svg/],
    [`{/* truncate */}\nA ![x](</img/c d.svg>)`, /no picture at static\/img\/c d\.svg/],
    [`{/* truncate */}\nCall\n(813)\n555-0142 now`, /line 22: write <Phone \/> instead/],
    [
      `{/* truncate */}\n\n<Figure caption="At (813) 555-0142">\n\n![A roof](/img/a.svg)\n\n</Figure>`,
      /line 22: write <Phone/,
    ],
  ])('%j is answered with a fix', async (text, message) => {
    expect(await problems(text)).toEqual([expect.stringMatching(message)]);
  });
});

describe('words and minutes', () => {
  test.each([
    ['One two, three.', 3],
    ['| a | b |\n| --- | --- |\n| c | 10 |', 4],
    ['[link text](/a/b) and ![not this](/c.svg)', 3],
    [`{/* truncate */}\n\n## Head\n\n- point`, 2],
    ['<Figure caption="Three words here">\n\n![x](/y.svg)\n\n</Figure>', 3],
    ['techo, así', 2],
    ['**re**roof\\\nproof, see `a b`', 5],
    ['Go {1 + 1} <Phone /> {/* not this */}', 1],
  ])('%j', async (text, words) => {
    expect(countWords(await parseMdx(text))).toBe(words);
  });

  test.each([
    [1000, 5, null],
    [1000, 6, null],
    [1200, 5, null],
    [1201, 5, 'write 6'],
    [700, 5, 'write 4'],
    [10, 5, 'write 1'],
  ])('%i words and %i minutes', (words, minutes, fix) => {
    const problem = readTimeProblem(words, minutes);
    expect(problem).toEqual(fix === null ? null : expect.stringContaining(fix));
  });
});

describe('the file name', () => {
  test.each([
    ['new-roof.mdx', null],
    ['New-Roof.mdx', /lowercase letters/],
    ['new roof.mdx', /lowercase letters/],
    ['new-roof.md', /end in \.mdx/],
    ['techo-ñ.mdx', /lowercase letters/],
    ['2025-07-01-new-roof.mdx', /begins with a date/],
  ])('%s', (name, message) => {
    const problem = nameProblem(name);
    if (message === null) expect(problem).toBeNull();
    else expect(problem).toMatch(message);
  });
});

describe('the report', () => {
  const report = {
    file: 'blog/a.mdx',
    isDraft: false,
    problems: ['title: x'],
    textProblems: [],
    warnings: [],
    words: 1,
  };

  test('stops the build for an article and only tells for a draft', () => {
    expect(failureText([report])).toContain('blog/a.mdx\n  - title: x');
    expect(failureText([{...report, isDraft: true}])).toBe('');
    expect(noticeTexts([{...report, isDraft: true}])).toEqual([
      expect.stringContaining(
        'This draft is not published. To fix before it is:\nblog/a.mdx\n  - title: x',
      ),
    ]);
  });

  test('is empty where all is well', () => {
    expect(failureText([{...report, problems: []}])).toBe('');
    expect(noticeTexts([{...report, problems: [], warnings: ['reviewBy: was then']}])).toEqual([
      'blog/a.mdx: reviewBy: was then',
    ]);
  });
});
