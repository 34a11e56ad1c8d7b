import {cookieValue, detect, detectFromWindow, type Sources} from '@site/src/language/detect';

const none = {query: null, cookie: null, local: null, session: null, html: null};
const nothing: Sources = {...none, browser: []};

test('asks the sources in the order of the specification', () => {
  const sources: Sources = {
    query: 'es',
    cookie: 'vi',
    local: 'ko',
    session: 'hi',
    browser: ['es'],
    html: 'vi',
  };
  const order = (['query', 'cookie', 'local', 'session', 'browser', 'html'] as const).map((key) => {
    const detected = detect(sources);
    Object.assign(sources, {[key]: key === 'browser' ? [] : null});
    return detected;
  });
  expect(order).toEqual(['es', 'vi', 'ko', 'hi', 'es', 'vi']);
  expect(detect(sources)).toBe('en');
});

test.each([
  ['es-MX', 'es'],
  ['vi_VN', 'vi'],
  ['hi-Deva-IN', 'hi'],
  [' es ', 'es'],
  ['xx-XX', 'en'],
  ['', 'en'],
])('a browser in %j is offered %s', (tag, locale) => {
  expect(detect({...nothing, browser: [tag]})).toBe(locale);
});

test('takes the first of the browser languages that the site has', () => {
  expect(detect({...nothing, browser: ['xx', 'zz-ZZ', 'vi-VN', 'es']})).toBe('vi');
});

test('passes over a value that is not offered', () => {
  expect(detect({...nothing, query: 'xx', cookie: '"<script>"', local: 'zz', html: 'ko'})).toBe(
    'ko',
  );
});

test.each([
  ['selectedLanguage=es', 'es'],
  ['a=b; selectedLanguage=ko; c=d', 'ko'],
  ['xselectedLanguage=ko', null],
  ['selectedLanguage=', ''],
  ['', null],
])('cookies %j hold %j', (cookies, value) => {
  expect(cookieValue(cookies, 'selectedLanguage')).toBe(value);
});

describe('the window of a visitor', () => {
  const store = (saved: string | null = null) => ({
    getItem: (key: string) => (key === 'selectedLanguage' ? saved : null),
  });
  const windowWith = (change: object) =>
    ({
      location: {search: ''},
      localStorage: store(),
      sessionStorage: store(),
      navigator: {languages: ['xx'], language: 'xx'},
      ...change,
      document: {cookie: '', documentElement: {lang: ''}, ...change},
    }) as unknown as Window;

  test.each([
    ['query', {location: {search: '?lng=ko'}}],
    ['cookie', {cookie: 'selectedLanguage=ko'}],
    ['local storage', {localStorage: store('ko')}],
    ['session storage', {sessionStorage: store('ko')}],
    ['browser', {navigator: {languages: ['xx', 'ko-KR']}}],
    ['browser without a list', {navigator: {language: 'ko'}}],
    ['document', {documentElement: {lang: 'ko'}}],
  ])('its %s is read', (_name, change) => {
    expect(detectFromWindow(windowWith(change))).toBe('ko');
  });

  test('English where nothing names an offered language', () => {
    expect(detectFromWindow(windowWith({}))).toBe('en');
  });
});
