import {decide, type Decision, type Visit} from '@site/src/language/gate';
import {LOCALES} from '@site/src/language/locales';

const visit = (url: string, more: Partial<Visit> = {}): Visit => {
  // Parsed by hand: `new URL` would normalize what a hostile URL relies on.
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url)!;
  return {pathname, search, hash, saved: null, canSave: true, crawler: false, ...more};
};
const stay: Decision = {kind: 'stay'};

describe('a first visit', () => {
  test.each([
    ['/es', '/language', '/'],
    ['/languages', '/language', '/languages'],
    ['/request/12', '/language', '/request/12'],
    ['/nowhere', '/language', '/nowhere'],
    ['/about?lng=xx', '/language?lng=xx', '/about?lng=xx'],
  ])('%s goes to the picker and remembers the requested page', (url, to, returnTo) => {
    expect(decide(visit(url))).toEqual({kind: 'picker', to, returnTo});
  });

  test.each(['xx', 'EN', '', ' es', '"<script>"', 'null', '__proto__', 'constructor'])(
    'a saved value of %j is none',
    (saved) => {
      expect(decide(visit('/about', {saved})).kind).toBe('picker');
    },
  );
});

describe('a request for a language', () => {
  test.each([
    // URL, saved, decision
    ['/about?lng=vi', null, {kind: 'go', to: '/vi/about', save: 'vi'}],
    ['/about?lng=vi', 'es', {kind: 'go', to: '/vi/about', save: 'vi'}],
    ['/vi/about?lng=vi', 'es', {kind: 'clean', to: '/vi/about', save: 'vi'}],
    ['/vi/about?a=1&lng=en&b=%20#c', 'vi', {kind: 'go', to: '/about?a=1&b=%20#c', save: 'en'}],
    ['/?lng=en', null, {kind: 'clean', to: '/', save: 'en'}],
    ['/about?lng=xx', 'en', stay],
    ['/about?lng=xx', 'es', {kind: 'go', to: '/es/about?lng=xx'}],
    ['/about?LNG=vi', 'en', stay],
  ] as const)('%s with %s', (url, saved, decision) => {
    expect(decide(visit(url, {saved}))).toEqual(decision);
  });

  test('is applied where nothing can be saved, and yields to a choice that can be read', () => {
    const blocked = {canSave: false};
    expect(decide(visit('/about?lng=vi', blocked))).toEqual({
      kind: 'go',
      to: '/vi/about',
      save: 'vi',
    });
    expect(decide(visit('/about?lng=vi', {...blocked, saved: 'es'}))).toEqual({
      kind: 'go',
      to: '/es/about',
    });
  });
});

test.each(['/language', '/language/', '/language.html', '/es/language', '/request#x'])(
  'the page at %s is never redirected',
  (url) => {
    expect(decide(visit(url))).toEqual(stay);
    expect(decide(visit(url, {saved: 'vi'}))).toEqual(stay);
  },
);

test.each(['/', '/es/about', '/about?lng=vi'])('a crawler stays on %s', (url) => {
  expect(decide(visit(url, {crawler: true}))).toEqual(stay);
  expect(decide(visit(url, {crawler: true, saved: 'ko'}))).toEqual(stay);
});

describe('an address with double slashes, or with index at its end', () => {
  test.each([
    ['//contact', 'en', {kind: 'go', to: '/contact'}],
    ['/es//', 'es', {kind: 'go', to: '/es/'}],
    ['/index', 'en', {kind: 'go', to: '/'}],
    ['/about/index', 'en', {kind: 'go', to: '/about'}],
    ['//language', 'es', {kind: 'go', to: '/language'}],
    ['/the-index', 'en', stay],
    // One redirect, to the picker or the other language, is enough.
    ['//contact', null, {kind: 'picker', to: '/language', returnTo: '/contact'}],
    ['//contact', 'vi', {kind: 'go', to: '/vi/contact'}],
    ['//contact?lng=vi', 'vi', {kind: 'go', to: '/vi/contact', save: 'vi'}],
  ] as const)('%s with %s', (url, saved, decision) => {
    expect(decide(visit(url, {saved}))).toEqual(decision);
  });

  test('is tidied for those without a language, too', () => {
    const tidied = {kind: 'go', to: '/es/contact?a#b'};
    expect(decide(visit('/es//contact?a#b', {canSave: false}))).toEqual(tidied);
    expect(decide(visit('/es//contact?a#b', {crawler: true}))).toEqual(tidied);
  });
});

test.each([
  '/es//evil.example/x',
  '//evil.example',
  '//index//evil.example',
  '/es/\\evil.example',
  '//evil.example?lng=en',
])('%s leads to no other site', (url) => {
  const decision = decide(visit(url, {saved: 'en'}));
  expect(decision.kind).not.toBe('stay');
  expect('to' in decision && decision.to).toMatch(/^\/[^/\\]/);
});

test('wherever it leads, it decides to stay: no loop, at most one redirect', () => {
  const paths = '/ /about /es/ /es /ko/x /language /vi/language /en/about //x /es/index'.split(' ');
  const searches = ['', '?a=1', '?lng=ko', '?lng=xx', '?lng=en&lng=vi'];
  const values = [null, '', 'xx', ...LOCALES.map(({code}) => code)];
  for (const path of paths)
    for (const search of searches)
      for (const saved of values)
        for (const canSave of [true, false]) {
          const first = decide(visit(path + search, {saved, canSave}));
          if (first.kind === 'stay') continue;
          const kept = 'save' in first && first.save && canSave ? first.save : saved;
          expect(decide(visit(first.to, {saved: kept, canSave}))).toEqual(stay);
        }
});
