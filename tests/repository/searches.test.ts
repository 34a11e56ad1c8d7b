import {existsSync, readFileSync} from 'node:fs';

import {company, regionIn} from '@site/src/data/company';
import {routes, serviceRoute} from '@site/src/data/routes';
import type {SearchEntry} from '@site/src/data/searchEntry';
import {SERVICE_SLUGS} from '@site/src/data/services';
import {DEFAULT_LOCALE, type LocaleCode} from '@site/src/language/locales';
import {readMarkdown} from '@site/src/markdown/article-rules/read';
import {COPIES} from '@site/src/markdown/copies';
import {searchEntry, synonymsOf} from '@site/src/build/search';
import {finder} from '@site/src/sections/knowledge-center/Search/find';

import {CODES, PUBLISHED} from '../support/pages';

const [ARTICLES, SERVICES] = COPIES;

/** The entry of a page: of its copy in a language where there is one, as in the build. */
async function entryOf(
  kind: SearchEntry['kind'],
  slug: string,
  permalink: string,
  code: LocaleCode,
): Promise<SearchEntry> {
  const folders = kind === 'article' ? ARTICLES : SERVICES;
  const english = `${folders.english}/${slug}.mdx`;
  const copy = `i18n/${code}/${folders.copies}/${slug}.mdx`;
  const isEnglish = code !== DEFAULT_LOCALE && !existsSync(copy);
  const filePath = code === DEFAULT_LOCALE || isEnglish ? english : copy;
  const {frontMatter} = (await readMarkdown(filePath)).file!;
  const page = {title: String(frontMatter.title), permalink, frontMatter};
  return {...(await searchEntry(kind, page, filePath)), isEnglish};
}

const entriesOf = (code: LocaleCode): Promise<SearchEntry[]> =>
  Promise.all([
    ...PUBLISHED.map(({slug}) =>
      entryOf('article', slug, `${routes.knowledgeCenter}/${slug}`, code),
    ),
    ...SERVICE_SLUGS.map((slug) => entryOf('service', slug, serviceRoute(slug), code)),
  ]);

// What people type, written down without a look at the texts, and the page that they want: a table
// for each language.
const tableOf = (code: LocaleCode): string => `tests/repository/searches/${code}.json`;
const searchesOf = (code: LocaleCode): [query: string, path: string][] =>
  Object.entries(JSON.parse(readFileSync(tableOf(code), 'utf8')) as Record<string, string>);

describe.each(CODES.filter((code) => existsSync(tableOf(code))))('the search in %s', (code) => {
  const entries = entriesOf(code);
  const synonyms = synonymsOf(code, '.');
  const find = Promise.all([entries, synonyms]).then((known) => finder(known[0], code, known[1]));

  test.each(searchesOf(code))('has for “%s” among the first three %s', async (query, path) => {
    const found = (await find)(query).map((entry) => entry.path);
    expect(found.slice(0, 3)).toContain(path);
  });

  const region = regionIn(code).split(' ')[0]!;
  test.each([region, ...company.counties, company.phone.display, company.phone.e164.slice(2)])(
    'has services for “%s”',
    async (query) => {
      const found = (await find)(query).filter(({kind}) => kind === 'service');
      expect(found).toHaveLength(SERVICE_SLUGS.length);
    },
  );

  test('has pages with every word that its synonyms stand for', async () => {
    const findPlainly = finder(await entries, code);
    const used = Object.values(await synonyms).flat();
    expect(used.filter((word) => findPlainly(word).length === 0)).toEqual([]);
  });
});
