// The recipe of docs/staff.md for a new article and a translated copy, followed in a shallow clone,
// as hosts make it. Before that, broken articles stop the build; what each rule finds:
// tests/repository/mistakes.test.ts.
import {parse} from 'node-html-parser';

import {SAMPLE_TEXT} from '../../src/markdown/article-rules/sample';
import {articleWith} from '../support/samples';
import {ScratchCopy, succeed} from '../support/scratch';

const SLUG = 'how-to-read-a-roof-estimate';
const FILE = `blog/${SLUG}.mdx`;
const COPY = `i18n/es/docusaurus-plugin-content-blog/${SLUG}.mdx`;

const filled: [from: string, to: string][] = [
  ['description: ""', `description: "${'A sentence about estimates. '.repeat(5).trim()}"`],
  ['excerpt: ""', `excerpt: "${'What a fair estimate lists. '.repeat(4).trim()}"`],
  ['category: roofing-materials', 'category: storm-damage'],
  [`image: ${SLUG}.jpg`, 'image: /img/articles/insurance-claim-challenges.svg'],
  ['imageAlt: ""', 'imageAlt: "A sheet of paper with prices"'],
  ['  title: ""', '  title: "Ask us"'],
  ['  description: ""', '  description: "We explain every line."'],
  ['draft: true\n', ''],
  [SAMPLE_TEXT, '\nA fair estimate lists each layer.\n\n## What to ask\n\nAsk for each price.\n'],
];

// cspell:disable
const SPANISH = `---
title: "Cómo leer un presupuesto"
description: "${'Una frase sobre presupuestos de techo. '.repeat(3).trim()}"
excerpt: "${'Lo que incluye un buen presupuesto. '.repeat(3).trim()}"
imageAlt: "Una hoja de papel con precios"
cta: {title: "Pregunte", description: "Lo explicamos.", buttonText: "Preguntar"}
---
Un presupuesto claro enumera cada capa.

## Qué preguntar

Pida cada precio.
`;
// cspell:enable

const copy = new ScratchCopy('contributing');

const command = (script: string, ...args: string[]) =>
  copy.script(`scripts/${script}/index.ts`, ...args);

/** A file of the build in a language; Korean has no copy, and shows the English. */
const built = (locale: 'es' | 'ko', file: string): string => copy.read(`build/${locale}/${file}`);

const TEXT = 'A fair estimate lists each layer.\n';

/** A right article with one fact replaced, or another text. */
const article = (change: Record<string, string> = {}, text = TEXT): string =>
  articleWith(text, {image: 'image: /img/articles/insurance-claim-challenges.svg', ...change});

const BROKEN: [file: string, content: string | Buffer, message: RegExp][] = [
  ['blog/no-title.mdx', article({title: ''}), /line 1: title: is missing: write the title/],
  ['blog/text.mdx', article({}, `${TEXT}\n# Big\n`), /line 17: "Big" is a first-level heading/],
  ['blog/latin.mdx', Buffer.from(article({title: 'title: "Año"'}), 'latin1'), /saved as UTF-8/],
  [
    'i18n/ko/docusaurus-plugin-content-blog/right.mdx',
    article(),
    /line 5: date: leave it out: it comes from the English/,
  ],
];

test('broken articles stop the build, and the message names each fix; a draft stops nothing', () => {
  const right = ['blog/right.mdx', 'blog/draft.mdx'];
  copy.write(right[0]!, article());
  copy.write(right[1]!, article({title: '', cta: 'draft: true'}));
  for (const [file, content] of BROKEN) copy.write(file, content);
  const {ok, output} = copy.run('docusaurus', 'build', '--locale', 'en');
  expect(ok).toBe(false);
  expect(output).toContain('The site was not built');
  const saysOf = (file: string) => output.split(`  ${file}\n`)[1]?.split(/\n\s*\n/)[0];
  for (const [file, , message] of BROKEN) expect(saysOf(file)).toMatch(message);
  expect(right.map(saysOf)).toEqual([undefined, undefined]);
  copy.delete(...right, ...BROKEN.map(([file]) => file));
}, 120_000);

function addArticle(): void {
  succeed(command('new-article', 'How to read a roof estimate'));
  let text = copy.read(FILE);
  for (const [from, to] of filled) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  copy.write(FILE, text);
  copy.write(COPY, SPANISH);
}

afterAll(() => copy.remove());

describe('a new article with one translated copy', () => {
  beforeAll(() => {
    addArticle();
    copy.becomeShallowClone();
    const locales = ['es', 'ko'].flatMap((locale) => ['--locale', locale]);
    succeed(copy.run('docusaurus', 'build', ...locales));
  }, 300_000);

  test('the command refuses to overwrite it', () => {
    const again = command('new-article', 'How to read a roof estimate');
    expect(again.ok).toBe(false);
    expect(again.output).toContain(`${FILE} already exists`);
  });

  test.each([
    ['es', 'Cómo leer un presupuesto'], // cspell:disable-line
    ['ko', 'How to read a roof estimate'],
  ] as const)('stands in list, page and feeds of %s', (locale, title) => {
    const read = (file: string) => built(locale, file);
    expect(parse(read('knowledge-center.html')).textContent).toContain(title);
    expect(parse(read(`knowledge-center/${SLUG}.html`)).querySelector('h1')?.textContent).toBe(
      title,
    );
    for (const file of ['knowledge-center/rss.xml', 'knowledge-center/atom.xml']) {
      expect(read(file)).toContain(title);
    }
  });

  test('falls back to English, and says so, where there is no copy', () => {
    const korean = parse(built('ko', `knowledge-center/${SLUG}.html`));
    expect(korean.querySelector('#__blog-post-container')?.getAttribute('lang')).toBe('en');
    expect(korean.querySelector('[role=note]')).not.toBeNull();
    expect(korean.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      new RegExp(`^https?://[^/]+/knowledge-center/${SLUG}$`),
    );
    const spanish = parse(built('es', `knowledge-center/${SLUG}.html`));
    expect(spanish.querySelector('#__blog-post-container')?.getAttribute('lang')).toBeUndefined();
  });

  test('marking the copy records its English, and a correction makes it stale', () => {
    const stale = () => command('translations', '--locale', 'es').output;
    expect(command('translations', '--mark', COPY).ok).toBe(true);
    expect(stale()).not.toContain(COPY);
    copy.write(FILE, copy.read(FILE).replace('What to ask', 'What to expect'));
    expect(stale()).toMatch(new RegExp(`stale:[^]*${COPY}`));
  });
});

test.each([
  ['es', [`/knowledge-center/${SLUG}`]],
  ['ko', []],
] as ['es' | 'ko', string[]][])(
  '%s: the sitemap dates articles by what they say, and no other page',
  (locale, newest) => {
    const today = /^date: (?<day>.+)$/m.exec(copy.read(FILE))!.groups!.day!;
    const dated = built(locale, 'sitemap-pages.xml')
      .split('<url>')
      .map((entry) =>
        /<loc>[^<]*?(?<page>\/knowledge-center[^<]*|)<.*<lastmod>(?<day>[^<]+)/.exec(entry),
      )
      .flatMap((found) => (found ? [found.groups as {page: string; day: string}] : []));
    expect(dated.length).toBeGreaterThan(4);
    expect(dated.filter(({page}) => page === '')).toEqual([]);
    expect(
      dated
        .filter(({day}) => day >= today)
        .map(({page}) => page)
        .sort(),
    ).toEqual(newest.sort());
  },
);
