import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {company} from '../../../../src/data/company';
import {
  bylineIn,
  checkedOn,
  CREW,
  inherit,
  parseFrontMatter,
} from '../../../../src/plugins/articles/frontMatter';

const WORDS = {title: 'E', description: 'E', excerpt: 'E', summary: 'E', imageAlt: 'E', cta: 'E'};
const FACTS = {date: '2025-07-03', category: 'insurance', draft: true};

test.each([
  ['its own words', {title: 'Español'}, {title: 'Español'}],
  ['facts of its own', {date: '1999-01-01'}, {}],
  ['its own authors', {authors: 'El equipo'}, {authors: 'El equipo'}],
])('a copy with %s has the facts of the English, and none of its words', (_name, copy, own) => {
  expect(inherit({...WORDS, ...FACTS, authors: 'The crew'}, copy)).toEqual({
    ...{authors: 'The crew', ...FACTS},
    ...own,
  });
});

const crew = {name: CREW};

test.each([
  ['en', crew, {name: `${company.name} crew`}],
  ['ko', crew, {name: `${company.name} 작업팀`}],
  [
    'es',
    [{...crew, url: '/about'}, {name: 'Ruth Calloway'}],
    [{name: `Equipo de ${company.name}`, url: '/about'}, {name: 'Ruth Calloway'}], // cspell:disable-line
  ],
])('in %s, the authors %j are %j', (locale, authors, shown) => {
  expect(bylineIn(locale, authors)).toEqual(shown);
});

test.each([
  // The earliest check of its sources counts.
  ['<Sources of="489.147 627.711" />', '2026-11-21'],
  ['<Sources of="489.147" />', '2026-11-22'],
  ['No sources.', null],
])('%s: checked on %s', (text, day) => expect(checkedOn(text)).toBe(day));

const parsed = async (date: string, text = '') =>
  (
    await parseFrontMatter({
      filePath: 'blog/a.mdx',
      fileContent: `---\ntitle: A\ndate: ${date}\n---\n${text}\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    })
  ).frontMatter;

test.each([
  ['2025-07-03', '<Sources of="489.147" />', '2026-11-22'],
  ['2026-11-24', '<Sources of="489.147" />', '2026-11-24'],
  ['2025-07-03', 'No sources.', '2025-07-03'],
])('an article of %s with “%s” was last changed on %s', async (date, text, changed) => {
  expect((await parsed(date, text)).last_update).toEqual({date: new Date(changed)});
});

test.each([
  [-1, undefined],
  [1, true],
])('an article of %d days from now: a draft is %p', async (days, draft) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect((await parsed(day)).draft).toBe(draft);
});

test.each(['---js', '--- js', '---json', '\ufeff---js'])('%s is not run', async (fence) => {
  const read = jest.fn();
  const fileContent = `${fence}\n{title: process.exit()}\n---\nOne.`;
  const reading = parseFrontMatter({filePath: 'x.mdx', fileContent, defaultParseFrontMatter: read});
  await expect(reading).rejects.toThrow('x.mdx has to begin with a line of three hyphens alone');
  expect(read).not.toHaveBeenCalled();
});
