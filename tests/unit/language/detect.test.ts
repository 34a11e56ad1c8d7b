import {detect} from '@site/src/language/detect';

type Sources = Partial<{
  query: string;
  cookie: string;
  local: string | null;
  session: string;
  browser: string[];
  html: string;
}>;

/** The window of a visitor of whom no more is known than this. */
const windowWith = ({query = '', cookie = '', local, session, browser, html = ''}: Sources) => {
  const store = (saved: string | null = null) => ({
    getItem: (key: string) => (key === 'selectedLanguage' ? saved : null),
  });
  return {
    location: {search: query},
    localStorage: store(local),
    sessionStorage: store(session),
    navigator: {languages: browser, language: 'xx'},
    document: {cookie, documentElement: {lang: html}},
  } as unknown as Window;
};

test('asks the sources in the order of the specification, and passes over what is not offered', () => {
  const sources = {
    query: ['?lng=es', '?lng=xx'],
    cookie: ['selectedLanguage=vi', 'selectedLanguage="<script>"'],
    local: ['ko', 'zz'],
    session: ['hi', ''],
    browser: [['es'], []],
    html: ['vi', 'zz'],
  };
  const known: Sources = Object.fromEntries(
    Object.entries(sources).map(([key, [offered]]) => [key, offered]),
  );
  const order = Object.entries(sources).map(([key, [, other]]) => {
    const detected = detect(windowWith(known));
    Object.assign(known, {[key]: other});
    return detected;
  });
  expect(order).toEqual(['es', 'vi', 'ko', 'hi', 'es', 'vi']);
  expect(detect(windowWith(known))).toBe('en');
});

test.each([
  [['es-MX'], 'es'],
  [['vi_VN'], 'vi'],
  [['hi-Deva-IN'], 'hi'],
  [[' es '], 'es'],
  [['xx-XX', 'zz-ZZ', 'vi-VN', 'es'], 'vi'],
  [[''], 'en'],
])('a browser in %j is offered %s', (browser, locale) => {
  expect(detect(windowWith({browser}))).toBe(locale);
});

test('a browser without a list of languages is offered its one', () => {
  const navigator = {language: 'ko'} as Navigator;
  expect(detect({...windowWith({}), navigator})).toBe('ko');
});

test.each([
  ['a=b; selectedLanguage=ko; c=d', 'ko'],
  ['xselectedLanguage=ko', 'en'],
  ['selectedLanguage=', 'en'],
])('the cookies %j say %s', (cookie, locale) => {
  expect(detect(windowWith({cookie}))).toBe(locale);
});
