import {problemsOf, redirectsOf} from '../../../src/hosting/oldAddresses';
import {LOCALES} from '../../../src/language/locales';
import {joinLocale} from '../../../src/language/localePath';

const BUILT = ['index', 'about', 'contact', 'blog', 'robots'].flatMap((name) =>
  LOCALES.map(({code}) => `${joinLocale(code, '/').slice(1)}${name}.html`),
);
const has = (file: string): boolean => BUILT.includes(file) || file === 'robots.txt';

test('an old address holds for every language, unless one has its own', () => {
  const all = redirectsOf({'/old': '/about', '/es/old': '/es/contact', '/start': '/'});
  const expected = LOCALES.flatMap(({code}) => [
    [joinLocale(code, '/old'), joinLocale(code, code === 'es' ? '/contact' : '/about')],
    [joinLocale(code, '/start'), joinLocale(code, '/')],
  ]);
  expect(Object.fromEntries(all)).toEqual(Object.fromEntries(expected));
  expect(all.get('/vi/old')).toBe('/vi/about');
});

test('an old address may name one language alone', () => {
  expect([...redirectsOf({'/contacto': '/es/contact'})]).toEqual([['/contacto', '/es/contact']]);
  expect([...redirectsOf({'/es/quienes': '/about'})]).toEqual([['/es/quienes', '/about']]);
});

test.each([
  [{}],
  [{'/old': '/about'}],
  [{'/old.php': '/', '/a/b_c/d~e-f.html': '/contact', '/es/contacto': '/es/contact'}],
  [{'/inicio': '/es/'}],
])('%j is in order', (table) => {
  expect(problemsOf(has, table as Record<string, string>)).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{'/a': '/b', '/b': '/a'}, /"\/a" leads to "\/b", which is an old address itself/],
  [
    {'/a': '/b', '/b': '/about'},
    /"\/a" leads to "\/b", which is an old address itself: name a page/,
  ],
  [{'/old': '/nowhere'}, /"\/old" leads to "\/nowhere", which does not exist/],
  [{'/about': '/contact'}, /"\/about" is a page or file/],
  [{'/robots.txt': '/contact'}, /"\/robots.txt" is a page or file/],
  [{'/': '/about'}, /"\/" is no old address/],
  [{'/old/': '/about'}, /"\/old\/" is no old address/],
  [{'//old': '/about'}, /"\/\/old" is no old address/],
  [{'/old?page=1': '/about'}, /is no old address/],
  [{'/old': 'https://other.example'}, /no address of a page/],
  [{'/old': '//other.example'}, /no address of a page/],
  [{'/old': '/about/'}, /no address of a page/],
])('%j is refused', (table, sentence) => {
  expect(problemsOf(has, table).join('\n')).toMatch(sentence);
});

test('more than Cloudflare takes is refused', () => {
  const count = Math.ceil(1001 / LOCALES.length);
  const table = Object.fromEntries(Array.from({length: count}, (_, n) => [`/old-${n}`, '/about']));
  expect(problemsOf(has, table)).toEqual([
    expect.stringMatching(new RegExp(`^${count * LOCALES.length} redirects`)),
  ]);
});
