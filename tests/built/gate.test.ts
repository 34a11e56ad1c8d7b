import {runInNewContext} from 'node:vm';

import {CHOICE_KEY} from '../../src/language/locales';
import {builtFile, builtText} from '../support/built';
import {ALL_PAGES, BARE_PAGES, CODES, inLocale} from '../support/pages';
import {USER_AGENT} from '../support/hosts';

// Runs the gate script in the head of each built page, on the URL of that page. tests/e2e/gate.spec.ts
// tests the gate in a browser.

const PICKER = '/language';

const ORIGIN = 'https://site.test';
const GATED = ALL_PAGES.filter((route) => !BARE_PAGES.includes(route));

const GOOGLEBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';
const BINGBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36';
const FACEBOOK = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

/** User agents of a person and of a crawler that the gate's script does not recognize by itself. */
const ODD_BROWSER = `${USER_AGENT} Vivaldi/7.5`;
const ODD_CRAWLER = `${USER_AGENT} Synthetic/250`;

const scripts = new Map<string, string>();

/** The one inline script of a page that holds the gate: it loads the app, too. */
function gateOf(page: string): string {
  const known = scripts.get(page);
  if (known) return known;
  const html = page.endsWith('.html') ? builtFile(page) : builtText(page);
  const [script, ...more] = [
    ...html.matchAll(/<script data-scripts=[^>]*>(?<text>.*?)<\/script>/gs),
  ];
  expect(more).toEqual([]);
  const {text} = script!.groups!;
  scripts.set(page, text!);
  return text!;
}

function store(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

type Script = {src: string; onload: () => void; onerror: () => void};

/**
 * Opens a URL as a visitor does. Returns where the gate leads, the return address that it stores, and
 * the scripts that it requests.
 *
 * @param file the page that the host sends for an unknown URL
 * @param answers whether the host sends the list of crawlers
 */
function visit(url: string, {saved = '', agent = USER_AGENT, file = '', answers = true} = {}) {
  const {pathname, search, hash} = new URL(url, ORIGIN);
  const went: string[] = [];
  const asked: Script[] = [];
  const style = {visibility: ''};
  const page = {
    location: {pathname, search, hash, origin: ORIGIN, replace: (to: string) => went.push(to)},
    history: {state: null, replaceState: (_: unknown, __: string, to: string) => went.push(to)},
    navigator: {userAgent: agent, languages: ['en-US']},
    localStorage: store(saved ? {[CHOICE_KEY]: saved} : {}),
    sessionStorage: store(),
    document: {
      referrer: '',
      visibilityState: 'visible',
      documentElement: {style, classList: {add() {}}, dataset: {}},
      addEventListener() {},
      createElement: () => ({}),
      head: {append: (script: Script) => asked.push(script)},
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
  for (const {src, onload, onerror} of [...asked]) {
    if (answers) runInNewContext(builtFile(src.slice(1)), {window: page});
    (answers ? onload : onerror)();
  }
  const returnTo = page.sessionStorage.getItem('returnTo');
  return {went, returnTo, asked: asked.length, ...style};
}

describe.each(CODES)('the pages in %s', (code) => {
  test.each(GATED)('%s leads a first visit to the picker, and keeps the way to it', (route) => {
    const {went, returnTo, asked} = visit(`${inLocale(code, route)}?utm_source=mail#part`);
    expect(went).toEqual([`${PICKER}?utm_source=mail`]);
    expect(asked).toBe(0);
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
      const {went, asked, visibility} = visit(inLocale(code, route), {agent});
      expect({went, asked, visibility}).toEqual({went: [], asked: 0, visibility: ''});
    }
  });

  test('an odd crawler stays, and whoever cannot load the list', () => {
    for (const visitor of [{agent: ODD_CRAWLER}, {agent: ODD_BROWSER, answers: false}]) {
      const {went, visibility, asked} = visit(inLocale(code, '/about'), visitor);
      expect({went, visibility, asked}).toEqual({went: [], visibility: '', asked: 1});
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
