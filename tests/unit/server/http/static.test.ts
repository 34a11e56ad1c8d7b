// cspell:ignore fabout cpackage Futm cabout
import {answerFor} from '../../../../server/http/static';

// The replies that all hosts share: tests/repository/hosts.test.ts. Here are the others.
const PAGES = ['index.html', '404.html', 'about.html'];
const OTHERS = ['robots.txt', 'knowledge-center/rss.xml'];
const BUILT = new Set([...OTHERS, ...PAGES, ...PAGES.map((page) => `es/${page}`)]);

/** Requested path and response: a file, `404 file`, or `-> location`. */
const TABLE: [string, string][] = [
  ['/knowledge-center/rss.xml', 'knowledge-center/rss.xml'],
  ['//robots.txt', '-> /robots.txt'],
  ['/%61bout', 'about.html'],
  ['//es', '-> /es/'],
  ['/es%2Fabout', '-> /es/about'],
  ['//evil.example', '404 404.html'],
  ['/es/404.html', '404 es/404.html'],
  ['/../server/start.ts', '404 404.html'],
  ['/es/%2e%2e%2fabout', '404 404.html'],
  // As messengers, templates and printers leave an address.
  ['/About.', '-> /about'],
  ['/about%20', '-> /about'],
  ['/about%E2%80%8B)', '-> /about'],
  ['/ES/About', '-> /es/about'],
  ['/ES', '-> /es/'],
  ['//About,', '-> /about'],
  ['/en/en/EN/about', '-> /about'],
  ['/en/ES/about', '-> /es/about'],
  ['/about&utm_source=x', '-> /about?utm_source=x'],
  ['/about.%3Futm_source=x%0d%0ay', '-> /about?utm_source=x%0d%0ay'],
  ['/Nowhere.', '404 404.html'],
  ['/es/Nowhere&x', '404 es/404.html'],
  ['/%5cabout.', '404 404.html'],
  ['/...', '-> /'],
  ['/about%00', '404 404.html'],
  ['/%', '404 404.html'],
  ['/..%5cpackage.json', '404 404.html'],
];

const answerText = (path: string, built = BUILT): string => {
  const answer = answerFor(path, '', (file) => built.has(file));
  if (answer.kind === 'redirect') return `-> ${answer.location}`;
  if (answer.kind === 'nothing') return 'nothing';
  return answer.status === 404 ? `404 ${answer.file}` : answer.file;
};

test.each(TABLE)('%s gives %s, or the one 404 page for all', (path, expected) => {
  expect(answerText(path)).toBe(expected);
  const oneForAll = new Set([...BUILT].filter((file) => file !== 'es/404.html'));
  expect(answerText(path, oneForAll)).toBe(expected.replace('404 es/', '404 '));
});

test('a path that is far longer than any is not looked at', () => {
  for (const more of ['en/', '/', 'es/', 'About. ']) {
    const path = (length: number) => `/${more.repeat(length / more.length)}about`;
    expect(answerText(path(2100))).toBe('404 404.html');
    expect(answerText(path(16_000))).toBe('404 404.html');
  }
  expect(answerText(`/${'en/'.repeat(600)}about`)).toBe('-> /about');
});

test('a redirect never leaves the site, whatever the path', () => {
  for (const path of [
    '//es',
    '///es',
    '/\\es',
    '//es/',
    '/%2fes',
    '//about.html',
    '//About.',
    '/%2f%2fabout!',
    '/%20//about',
  ]) {
    expect(answerText(path)).not.toMatch(/^-> (\/\/|\/\\|https?:)/);
  }
});

test('a build without a 404 page has nothing to show', () => {
  expect(answerFor('/x', '', () => false)).toEqual({kind: 'nothing'});
});
