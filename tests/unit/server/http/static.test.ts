// cspell:ignore fabout cpackage
import {answerFor, type Site} from '../../../../server/http/static';

const BUILT = new Set([
  'index.html',
  '404.html',
  'about.html',
  'language.html',
  'robots.txt',
  'img/logo.svg',
  'assets/js/main.1a2b3c.js',
  'knowledge-center.html',
  'knowledge-center/how-long.html',
  'knowledge-center/rss.xml',
  'es/index.html',
  'es/404.html',
  'es/about.html',
  'es/knowledge-center.html',
  'es/knowledge-center/how-long.html',
  'es/assets/js/main.9f8e7d.js',
]);
const site = (notFound: Site['notFound']): Site => ({has: (file) => BUILT.has(file), notFound});

/** Requested path and response: a file, `404 file`, or `-> location`. */
const TABLE: [string, string][] = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about/', '-> /about'],
  ['/about.html', '-> /about'],
  ['/index.html', '-> /'],
  ['/es', '-> /es/'],
  ['/es/', 'es/index.html'],
  ['/es/index.html', '-> /es/'],
  ['/es/about', 'es/about.html'],
  ['/es/about/', '-> /es/about'],
  ['/es/about.html', '-> /es/about'],
  ['/knowledge-center', 'knowledge-center.html'],
  ['/knowledge-center/', '-> /knowledge-center'],
  ['/knowledge-center/how-long', 'knowledge-center/how-long.html'],
  ['/knowledge-center/rss.xml', 'knowledge-center/rss.xml'],
  ['/robots.txt', 'robots.txt'],
  ['/assets/js/main.1a2b3c.js', 'assets/js/main.1a2b3c.js'],
  ['/%61bout', 'about.html'],
  ['//about', '-> /about'],
  ['//about/', '-> /about'],
  ['//', '-> /'],
  ['/index', '-> /'],
  ['//index', '-> /'],
  ['/es//', '-> /es/'],
  ['//es', '-> /es/'],
  ['/es/index', '-> /es/'],
  ['//es/about', '-> /es/about'],
  ['/es//about', '-> /es/about'],
  ['/es%2Fabout', '-> /es/about'],
  ['/about/index', '-> /about'],
  ['/about/index.html', '-> /about'],
  ['/knowledge-center//how-long', '-> /knowledge-center/how-long'],
  ['//robots.txt', '-> /robots.txt'],
  ['//evil.example', '404 404.html'],
  ['//evil.example/index', '404 404.html'],
  ['//evil.example/index.html', '404 404.html'],
  ['/nowhere', '404 404.html'],
  ['/nowhere/', '404 404.html'],
  ['/nowhere.html', '404 404.html'],
  ['/knowledge-center/nowhere', '404 404.html'],
  ['/404', '404 404.html'],
  ['/404.html', '404 404.html'],
  ['/es/nowhere', '404 es/404.html'],
  ['/es/knowledge-center/nowhere', '404 es/404.html'],
  ['/es/404', '404 es/404.html'],
  ['/es/404.html', '404 es/404.html'],
  ['/fr/about', '404 404.html'],
  ['/../server/start.ts', '404 404.html'],
  ['/%2e%2e/package.json', '404 404.html'],
  ['/es/%2e%2e%2fabout', '404 404.html'],
  ['/about%00', '404 404.html'],
  ['/%', '404 404.html'],
  ['/..%5cpackage.json', '404 404.html'],
];

const answerText = (path: string, search: string, notFound: Site['notFound']): string => {
  const answer = answerFor(path, search, site(notFound));
  if (answer.kind === 'redirect') return `-> ${answer.location}`;
  if (answer.kind === 'nothing') return 'nothing';
  return answer.status === 404 ? `404 ${answer.file}` : answer.file;
};

test.each(TABLE)('%s gives %s', (path, expected) => {
  expect(answerText(path, '', 'locale')).toBe(expected);
});

test.each(TABLE)(
  'with one 404 page for all, %s gives the same but for its language',
  (path, expected) => {
    expect(answerText(path, '', 'root')).toBe(
      expected.startsWith('404') ? '404 404.html' : expected,
    );
  },
);

test('a redirect keeps the query', () => {
  expect(answerText('/about/', '?lng=es', 'locale')).toBe('-> /about?lng=es');
});

test('a redirect never leaves the site, whatever the path', () => {
  for (const path of ['//es', '///es', '/\\es', '//es/', '/%2fes', '//about.html']) {
    expect(answerText(path, '', 'locale')).not.toMatch(/^-> (\/\/|\/\\|https?:)/);
  }
});

test('a build without a 404 page has nothing to show', () => {
  expect(answerFor('/x', '', {has: () => false, notFound: 'locale'})).toEqual({kind: 'nothing'});
});

test('an old address leads to the new one, with the query', () => {
  const moved = new Map([['/old.php', '/about']]);
  for (const path of ['/old.php', '/old.php/']) {
    expect(answerFor(path, '?a=b', site('locale'), moved)).toEqual({
      kind: 'redirect',
      location: '/about?a=b',
    });
  }
});
