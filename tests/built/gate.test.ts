import {runInNewContext} from 'node:vm';

import {CHOICE_KEY} from '../../src/language/locales';
import {builtFile, builtText} from '../support/built';
import {ALL_PAGES, BARE_PAGES, CODES, inLocale} from '../support/pages';
import {USER_AGENT} from '../support/hosts';

// Runs the gate script in the head of each built page, on the URL of that page. tests/e2e/gate.spec.ts
// tests the gate in a browser.

const PICKER = '/language';

const ORIGIN = 'http://localhost:3000';
const GATED = ALL_PAGES.filter((route) => !BARE_PAGES.includes(route));

const GOOGLEBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';
const BINGBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36';
const FACEBOOK = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

const scripts = new Map<string, string>();

/** The one inline script of a page that holds the gate: it loads islands, too. */
function gateOf(page: string): string {
  const known = scripts.get(page);
  if (known) return known;
  const html = page.endsWith('.html') ? builtFile(page) : builtText(page);
  const [script, ...more] = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, text]) => text!)
    .filter((text) => text.includes('data-island'));
  expect(more).toEqual([]);
  scripts.set(page, script!);
  return script!;
}

function store(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/**
 * Opens a URL as a visitor does. Returns where the gate leads, and the return address that it stores.
 *
 * @param file the page that the host sends for an unknown URL, or that somebody has kept
 */
function visit(url: string, {saved = '', agent = USER_AGENT, file = ''} = {}) {
  const {protocol, hostname, pathname, search, hash} = new URL(url, ORIGIN);
  const went: string[] = [];
  const style = {visibility: ''};
  const page = {
    location: {
      ...{protocol, hostname, pathname, search, hash, origin: ORIGIN},
      replace: (to: string) => went.push(to),
    },
    performance: {getEntriesByType: () => []},
    history: {state: null, replaceState: (_: unknown, __: string, to: string) => went.push(to)},
    navigator: {userAgent: agent, languages: ['en-US']},
    localStorage: store(saved ? {[CHOICE_KEY]: saved} : {}),
    sessionStorage: store(),
    document: {
      referrer: '',
      visibilityState: 'visible',
      documentElement: {style, classList: {add() {}}, dataset: {}},
      addEventListener() {},
      querySelector: () => null,
      querySelectorAll: () => [],
    },
    addEventListener() {},
    setTimeout() {},
    clearTimeout() {},
  };
  const script = gateOf(file || pathname);
  try {
    runInNewContext(script, {...page, window: page, URL, URLSearchParams});
  } catch {
    // Behind the gate, the same script loads the app, which needs a browser.
  }
  const returnTo = page.sessionStorage.getItem('returnTo');
  return {went, returnTo, ...style};
}

describe.each(CODES)('the pages in %s', (code) => {
  test.each(GATED)('%s leads a first visit to the picker, and keeps the way to it', (route) => {
    const {went, returnTo} = visit(`${inLocale(code, route)}?utm_source=mail#part`);
    expect(went).toEqual([`${PICKER}?utm_source=mail`]);
    expect(returnTo).toBe(`${route}?utm_source=mail#part`);
  });

  test.each(GATED)('%s leads to the same page in the saved language', (route) => {
    const rest = '?a=b%20c#part';
    for (const saved of CODES) {
      const {went} = visit(inLocale(code, route) + rest, {saved});
      expect(went).toEqual(saved === code ? [] : [inLocale(saved, route) + rest]);
    }
  });

  test.each(GATED)('%s stays for crawlers', (route) => {
    for (const agent of [GOOGLEBOT, BINGBOT, FACEBOOK]) {
      const {went, visibility} = visit(inLocale(code, route), {agent});
      expect({went, visibility}).toEqual({went: [], visibility: ''});
    }
  });

  test.each(GATED)('%s stays as somebody has kept it', (route) => {
    const file = inLocale(code, route);
    for (const saved of ['', ...CODES]) {
      for (const copy of ['file:///saved/page.html', `https://archive.test/web${file}`])
        expect(visit(copy, {saved, file})).toEqual({went: [], returnTo: null, visibility: ''});
    }
  });

  test.each(BARE_PAGES)('%s stays for everybody', (route) => {
    for (const saved of ['', ...CODES])
      expect(visit(inLocale(code, route), {saved}).went).toEqual([]);
  });
});

/** The 404 pages that hosts send for an unknown path: at the root, or in the language's folder. */
const NOT_FOUND_PAGES = ['404.html', ...CODES.slice(1).map((code) => `${code}/404.html`)];

test.each(NOT_FOUND_PAGES)('%s leads to the same unknown path in the saved language', (file) => {
  for (const at of CODES) {
    for (const saved of CODES) {
      const {went} = visit(`${inLocale(at, '/no/such-page')}?a=b#c`, {saved, file});
      expect(went).toEqual(at === saved ? [] : [`${inLocale(saved, '/no/such-page')}?a=b#c`]);
    }
  }
});
