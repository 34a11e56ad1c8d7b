import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {company, regionIn} from '@site/src/data/company';
import {routes, serviceRoute} from '@site/src/data/routes';
import {DEFAULT_LOCALE, type LocaleCode} from '@site/src/language/locales';
import type {SearchEntry} from '@site/src/lib/searchEntry';
import {readMarkdown} from '@site/src/markdown/article-rules/read';
import {searchEntry, synonymsOf, withWordsOnce} from '@site/src/plugins/search';
import {finder} from '@site/src/sections/knowledge-center/Search/find';

import {shownFile} from '../support/languages';
import {CODES, PUBLISHED} from '../support/pages';
import {SERVICE_SLUGS} from '../support/services';

/** The search entry of a page: of its translation if there is one, as in the build. */
async function entryOf(
  kind: SearchEntry['kind'],
  slug: string,
  permalink: string,
  code: LocaleCode,
): Promise<SearchEntry> {
  const english = `${kind === 'article' ? 'blog' : 'services'}/${slug}.mdx`;
  const filePath = shownFile(code, english);
  const isEnglish = code !== DEFAULT_LOCALE && filePath === english;
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

// Queries written without a look at the texts, one file for each language. Above each group stand
// parts of the addresses of the wanted pages, or “nothing”.
const fileOf = (code: LocaleCode): string => `tests/repository/searches/${code}.txt`;
const searchesOf = (code: LocaleCode): [query: string, wanted: string[]][] =>
  readFileSync(fileOf(code), 'utf8')
    .split(/^# /m)
    .filter(Boolean)
    .flatMap((group) => {
      const [wanted, ...queries] = group.split(/[\n;]+/).map((part) => part.trim());
      return queries
        .filter(Boolean)
        .map((query): [string, string[]] => [query, wanted!.split(' ')]);
    });

/** MiniSearch and our own code, minified. */
const CODE_KB = 9;

/** Pages that must not lead the results for an emergency. */
const NO_HELP =
  /drywall|flooring|painting|gutter|maintenance|warranty|program|replacement|how-long|inspection/;

describe.each(CODES.filter((code) => existsSync(fileOf(code))))('the search in %s', (code) => {
  const entries = entriesOf(code).then((pages) => withWordsOnce(pages, code));
  const synonyms = synonymsOf(code, '.');
  const find = Promise.all([entries, synonyms]).then((known) => finder(known[0], code, known[1]));
  const rows = searchesOf(code);
  const searches = rows.filter(([, wanted]) => wanted[0] !== 'nothing');
  const others = rows.filter((row) => !searches.includes(row)).map(([query]) => query);
  const pathsOf = (found: SearchEntry[]) => found.map(({path}) => path);
  const among = (paths: string[], wanted: string[]) =>
    paths.some((path) => wanted.some((page) => path.includes(page)));

  test('has the right page among the first three for 39 of 40', async () => {
    const paths = await find;
    const missed = searches
      .map(([query, wanted]) => ({query, wanted, first: pathsOf(paths(query).slice(0, 3))}))
      .filter(({wanted, first}) => !among(first, wanted))
      .map(({query, first}) => `${query}: ${first.join(' ')}`);
    expect(missed.slice(0, searches.length / 40)).toEqual(missed);
  });

  test('finds nothing for nine of ten words that no page has', async () => {
    const paths = await find;
    const found = others.filter((query) => paths(query).length > 0);
    expect(found.slice(0, others.length / 10)).toEqual(found);
  });

  test.each(searches.filter(([, wanted]) => wanted.includes('tarp')))(
    'sends nobody who types “%s” to a page without help',
    async (query, wanted) => {
      const [first] = (await find)(query);
      expect(among([first!.path], wanted) || !NO_HELP.test(first!.path)).toBe(true);
    },
  );

  const region = regionIn(code).split(' ')[0]!;
  test.each([region, ...company.counties, company.phone.display, company.phone.e164.slice(2)])(
    'has services for “%s”',
    async (query) => {
      const found = (await find)(query).filter(({kind}) => kind === 'service');
      expect(found).toHaveLength(SERVICE_SLUGS.length);
    },
  );

  test('is small', async () => {
    const index = JSON.stringify([await entries, await synonyms]);
    expect(gzipSync(index).length / 1000 + CODE_KB).toBeLessThan(60);
  });

  test('has pages with every word that phrases stand for', async () => {
    const findPlainly = finder(await entries, code);
    const used = Object.keys(await synonyms)
      .flatMap((says) => says.split(/,? /))
      .filter(Boolean);
    expect(used.filter((word) => findPlainly(word).length === 0)).toEqual([]);
  });
});
