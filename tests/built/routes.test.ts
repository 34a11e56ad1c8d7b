import {createHash} from 'node:crypto';

import {LOCALES} from '../../src/language/locales';
import {inlineScripts} from '../../src/plugins/support/builtHtml';
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

  test.each(ALL_PAGES)('has the anchors of the English on %s', (route) => {
    const anchors = (page: Document): string[] =>
      [...page.querySelectorAll('main :is(h2, h3)[id]')].map(({id}) => id);
    expect(anchors(builtPage(inLocale(code, route)))).toEqual(anchors(builtPage(route)));
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
    const scripts = inlineScripts(builtText(inLocale(code, route)));
    expect(scripts.length).toBeGreaterThan(0);
    for (const {rawText} of scripts) {
      expect(policy).toContain(createHash('sha256').update(rawText).digest('base64'));
    }
  });
});
