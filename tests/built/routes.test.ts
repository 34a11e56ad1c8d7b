import {createHash} from 'node:crypto';

import {routes} from '../../src/data/routes';
import {LOCALES} from '../../src/language/locales';
import {builtPage, builtText, responseTo} from '../support/built';
import {ALL_PAGES, CODES, inLocale} from '../support/pages';

const path = (url: string | null | undefined): string => new URL(url!).pathname;

describe.each(CODES)('the site in %s', (code) => {
  test.each(ALL_PAGES)('has %s, in its language and with one first heading', (route) => {
    const url = inLocale(code, route);
    expect(responseTo(url)).toMatchObject({kind: 'file', status: 200});
    const page = builtPage(url);
    expect(page.documentElement.lang).toBe(code);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  test('answers an unknown path with 404', () => {
    expect(responseTo(inLocale(code, '/no-such-page'))).toMatchObject({kind: 'file', status: 404});
  });

  test.each(ALL_PAGES)('tells search engines the URL of %s in each language', (route) => {
    const page = builtPage(inLocale(code, route));
    const canonical = page.querySelector('link[rel=canonical]');
    expect(path(canonical?.getAttribute('href'))).toBe(inLocale(code, route));
    const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')];
    expect(
      Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), path(link.getAttribute('href'))]),
      ),
    ).toEqual({
      ...Object.fromEntries(LOCALES.map((locale) => [locale.code, inLocale(locale.code, route)])),
      'x-default': route,
    });
  });

  test.each(ALL_PAGES)('has a strict content policy on %s', (route) => {
    const page = builtPage(inLocale(code, route));
    const policy = page.querySelector<HTMLMetaElement>(
      'meta[http-equiv="Content-Security-Policy"]',
    )!.content;
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ]),
    );
    const scripts = page.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
    expect(scripts.length).toBeGreaterThan(0);
    for (const {textContent} of scripts) {
      expect(policy).toContain(createHash('sha256').update(textContent!).digest('base64'));
    }
  });

  test('keeps the picker and the policy out of search', () => {
    const sitemap = builtText(inLocale(code, '/sitemap.xml'));
    const listed = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(({groups}) =>
      path(groups!.url),
    );
    const hidden: string[] = [routes.language, routes.privacyPolicy];
    expect(listed.sort()).toEqual(
      ALL_PAGES.filter((route) => !hidden.includes(route))
        .map((route) => inLocale(code, route))
        .sort(),
    );
    for (const route of hidden) {
      const robots = builtPage(inLocale(code, route)).querySelector('meta[name=robots]');
      expect(robots?.getAttribute('content')).toMatch(/noindex/);
    }
  });

  test('gives each page a title of its own, and a description', () => {
    const pages = ALL_PAGES.map((route) => ({route, page: builtPage(inLocale(code, route))}));
    const withoutDescription = pages
      .filter(({page}) => !page.querySelector('meta[name=description]')?.getAttribute('content'))
      .map(({route}) => route);
    expect(withoutDescription.filter((route) => route !== routes.language)).toEqual([]);
    expect(new Set(pages.map(({page}) => page.title)).size).toBe(ALL_PAGES.length);
  });
});

test('one robots.txt, at the root, names the sitemap of each language', () => {
  const named = builtText('/robots.txt').match(/(?<=^Sitemap: ).+$/gm) ?? [];
  expect(named.map(path)).toEqual(CODES.map((code) => inLocale(code, '/sitemap.xml')));
  for (const code of CODES.slice(1)) {
    expect(responseTo(inLocale(code, '/robots.txt'))).toMatchObject({status: 404});
  }
});
