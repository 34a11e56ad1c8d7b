import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {company} from '../../../../src/data/company';
import {
  bylineIn,
  checkedOn,
  CREW,
  inherit,
  parseFrontMatter,
} from '../../../../src/plugins/articles/frontMatter';

describe('inherit', () => {
  const english = {
    title: 'English',
    excerpt: 'English',
    date: '2025-07-03',
    category: 'insurance',
    authors: {name: 'The crew'},
    draft: true,
  };

  test('takes words from the copy and facts from the English', () => {
    expect(inherit(english, {title: 'Español', date: '1999-01-01'})).toEqual({
      title: 'Español',
      date: '2025-07-03',
      category: 'insurance',
      authors: {name: 'The crew'},
      draft: true,
    });
  });

  test.each(['title', 'description', 'excerpt', 'summary', 'imageAlt', 'cta'])(
    'takes no %s from the English',
    (field) => {
      expect(inherit({[field]: 'English'}, {})).toEqual({});
    },
  );

  test('lets a copy name its own authors', () => {
    expect(inherit(english, {authors: {name: 'El equipo'}})).toMatchObject({
      authors: {name: 'El equipo'},
    });
  });
});

describe('bylineIn', () => {
  const crew = {name: CREW};

  test.each([
    ['en', `${company.name} crew`],
    ['es', `Equipo de ${company.name}`], // cspell:disable-line
    ['ko', `${company.name} 작업팀`],
  ])('names the crew in %s', (locale, name) => {
    expect(bylineIn(locale, crew)).toEqual({name});
  });

  test('leaves a person’s name, and the other fields beside it', () => {
    expect(bylineIn('es', [{...crew, url: '/about'}, {name: 'Ruth Calloway'}])).toEqual([
      {name: `Equipo de ${company.name}`, url: '/about'}, // cspell:disable-line
      {name: 'Ruth Calloway'},
    ]);
  });
});

test.each([
  // The earliest check of its sources counts.
  ['<Sources of="489.147 627.711" />', '2026-11-21'],
  ['<Sources of="489.147" />', '2026-11-22'],
  ['No sources.', null],
])('%s: checked on %s', (text, day) => expect(checkedOn(text)).toBe(day));

test.each([
  ['2025-07-03', '<Sources of="489.147" />', '2026-11-22'],
  ['2026-11-24', '<Sources of="489.147" />', '2026-11-24'],
  ['2025-07-03', 'No sources.', '2025-07-03'],
])('an article of %s with “%s” was last changed on %s', async (date, text, changed) => {
  const {frontMatter} = await parseFrontMatter({
    filePath: 'blog/a.mdx',
    fileContent: `---\ntitle: A\ndate: ${date}\n---\n${text}\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter.last_update).toEqual({date: new Date(changed)});
});

test.each([
  [-1, undefined],
  [1, true],
])('an article of %d days from now: a draft is %p', async (days, draft) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const {frontMatter} = await parseFrontMatter({
    filePath: 'blog/a.mdx',
    fileContent: `---\ntitle: A\ndate: ${day}\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter.draft).toBe(draft);
});

test.each(['---js', '--- js', '---json', '\ufeff---js'])('%s is not run', async (fence) => {
  const read = jest.fn();
  const fileContent = `${fence}\n{title: process.exit()}\n---\nOne.`;
  const reading = parseFrontMatter({filePath: 'x.mdx', fileContent, defaultParseFrontMatter: read});
  await expect(reading).rejects.toThrow('x.mdx has to begin with a line of three hyphens alone');
  expect(read).not.toHaveBeenCalled();
});
