import {readFileSync} from 'node:fs';

import {company} from '../../src/data/company';
import {pageNames, routes} from '../../src/data/routes';
import {headTitle, ownTitle, TITLE_LENGTH} from '../../src/lib/headTitle';
import {openGraphLocale} from '../../src/plugins/finish/heads';
import {translatorIn} from '../../src/plugins/support/siteText';
import {builtHead, headIn, metaOf, responseTo} from '../support/built';
import {
  ALL_PAGES,
  BARE_PAGES,
  CODES,
  HIDDEN_PAGES,
  inLocale,
  INDEXABLE_PAGES,
} from '../support/pages';

/** Facebook's names for our languages: no other pairs of language and territory are valid. */
const KNOWN = ['en_US', 'es_ES', 'vi_VN', 'ko_KR', 'hi_IN'];
const openGraph = (code: string) =>
  KNOWN.find((known) => known.startsWith(`${code}_`)) ?? openGraphLocale(code);

describe.each(CODES)('the heads in %s', (code) => {
  const headOf = (route: string) => builtHead(inLocale(code, route));
  /** The pages for which `find` returns a fault, each with the fault. */
  const wrong = (routesToTry: string[], find: (head: Document, route: string) => unknown) =>
    routesToTry.flatMap((route) => {
      const found = find(headOf(route), route);
      return found === undefined || found === false ? [] : [[route, found]];
    });

  test('have a title that search results show whole, with the company where it fits', () => {
    expect(
      wrong(ALL_PAGES, ({title}) => {
        const own = ownTitle(title, company.name);
        const right = title.length <= TITLE_LENGTH && title === headTitle(own, company.name);
        return !right && title;
      }),
    ).toEqual([]);
    expect(headOf(routes.privacyPolicy).title).toContain(` | ${company.name}`);
  });

  test('say something in it that no other page says, and more than a menu does', () => {
    const titles = ALL_PAGES.map((route) => headOf(route).title);
    expect(new Set(titles).size).toBe(titles.length);
    const menu = Object.values(pageNames(translatorIn(code)));
    expect(
      wrong(INDEXABLE_PAGES, ({title}) => {
        const own = ownTitle(title, company.name);
        return menu.includes(own) && own;
      }),
    ).toEqual([]);
  });

  test('describe each page but the bare ones in a sentence or two, each once', () => {
    expect(
      wrong(ALL_PAGES, (head, route) => {
        const descriptions = metaOf(head, 'description');
        if (BARE_PAGES.includes(route)) return descriptions.length > 0;
        const [text = '', ...more] = descriptions;
        return (more.length > 0 || text.length < 50 || text.length > 165) && descriptions;
      }),
    ).toEqual([]);
  });

  test('tell networks the type, the site, the language and the others', () => {
    expect(
      wrong(ALL_PAGES, (head, route) => {
        const isArticle = route.startsWith(`${routes.knowledgeCenter}/`);
        const expected = {
          type: [isArticle ? 'article' : 'website'],
          site_name: [company.name],
          title: [head.title],
          url: [head.querySelector('link[rel=canonical]')?.getAttribute('href')],
          locale: [openGraph(code)],
          'locale:alternate': CODES.filter((other) => other !== code).map(openGraph),
        };
        const said = Object.keys(expected).map((name) => metaOf(head, `og:${name}`));
        return JSON.stringify(said) !== JSON.stringify(Object.values(expected)) && said;
      }),
    ).toEqual([]);
  });

  test('keep the bare pages and the policy out of search, and no other page', () => {
    expect(
      wrong(ALL_PAGES, (head, route) => {
        const robots = metaOf(head, 'robots');
        const expected = HIDDEN_PAGES.includes(route) ? ['noindex'] : [];
        return JSON.stringify(robots) !== JSON.stringify(expected) && robots;
      }),
    ).toEqual([]);
  });
});

test.each(CODES)(
  'the page of a wrong address in %s is out of search, and has no address',
  (code) => {
    const answer = responseTo(inLocale(code, '/no-such-page'));
    if (answer.kind !== 'file') throw new Error('A wrong address has no page.');
    expect(answer.status).toBe(404);
    const head = headIn(readFileSync(`build/${answer.file}`, 'utf8'));
    expect(metaOf(head, 'robots')).toEqual(['noindex']);
    expect(head.title).not.toBe('');
    expect(head.querySelectorAll('link[rel=canonical], link[hreflang]')).toHaveLength(0);
    expect([...metaOf(head, 'og:url'), ...metaOf(head, 'og:locale')]).toEqual([]);
  },
);
