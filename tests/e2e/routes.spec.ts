import {parse} from 'node-html-parser';

import {routes} from '../../src/data/routes';
import {LOCALES} from '../../src/language/locales';
import {ALL_PAGES, CODES, inLocale} from '../support/pages';
import {expect, test} from './fixtures';

for (const code of CODES) {
  test.describe(`the site in ${code}`, () => {
    test('answers every page with 200, and an unknown one with 404', async ({request}) => {
      for (const route of ALL_PAGES) {
        const response = await request.get(inLocale(code, route), {maxRedirects: 0});
        expect(response.status(), route).toBe(200);
        const root = parse(await response.text());
        expect(root.querySelector('html')?.getAttribute('lang'), route).toBe(code);
        expect(root.querySelectorAll('h1'), `one h1 on ${route}`).toHaveLength(1);
      }
      const unknown = await request.get(inLocale(code, '/no-such-page'), {maxRedirects: 0});
      expect(unknown.status()).toBe(404);
    });

    test('tells search engines the URL in each language', async ({request}) => {
      for (const route of ALL_PAGES) {
        const root = parse(await (await request.get(inLocale(code, route))).text());
        const path = (url: string | undefined) => new URL(url!).pathname;
        const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
        expect(path(canonical), `canonical of ${route}`).toBe(inLocale(code, route));
        const alternates = root.querySelectorAll('link[rel=alternate][hreflang]');
        expect(
          Object.fromEntries(
            alternates.map((link) => [
              link.getAttribute('hreflang'),
              path(link.getAttribute('href')),
            ]),
          ),
        ).toEqual({
          ...Object.fromEntries(
            LOCALES.map((locale) => [locale.code, inLocale(locale.code, route)]),
          ),
          'x-default': route,
        });
      }
    });

    test('keeps the picker and the policy out of search', async ({request}) => {
      const sitemap = await (await request.get(inLocale(code, '/sitemap.xml'))).text();
      const listed = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
        ({groups}) => new URL(groups!.url!).pathname,
      );
      const hidden: string[] = [routes.language, routes.privacyPolicy];
      expect(listed.sort()).toEqual(
        ALL_PAGES.filter((route) => !hidden.includes(route))
          .map((route) => inLocale(code, route))
          .sort(),
      );
      for (const route of hidden) {
        const root = parse(await (await request.get(inLocale(code, route))).text());
        expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
      }
    });
  });
}

test('titles and descriptions are there and tell the pages of a language apart', async ({
  request,
}) => {
  for (const code of CODES) {
    const titles: string[] = [];
    for (const route of ALL_PAGES) {
      const root = parse(await (await request.get(inLocale(code, route))).text());
      titles.push(root.querySelector('title')?.textContent ?? '');
      const description = root.querySelector('meta[name=description]')?.getAttribute('content');
      if (route !== routes.language) expect(description, inLocale(code, route)).toBeTruthy();
    }
    expect(new Set(titles).size, `titles in ${code}`).toBe(ALL_PAGES.length);
  }
});
