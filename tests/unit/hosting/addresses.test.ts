import {cacheControl, folderOf, isNotFoundPage} from '../../../src/hosting/addresses';

test.each([
  ['assets/js/main.1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['es/assets/js/main.9f8e7d.js', 'public, max-age=31536000, immutable'],
  // Of every release at the same address: its query names the build.
  ['islands.js', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['es/islands-search.js', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['about.html', 'no-cache'],
  ['es/index.html', 'no-cache'],
  ['img/logo.svg', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['img.svg', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['services/assets/x.js', 'public, max-age=3600, stale-while-revalidate=604800'],
])('%s is kept: %s', (file, expected) => {
  expect(cacheControl(file)).toBe(expected);
});

test('a folder is a language only if the site has it', () => {
  expect(['es/about.html', 'es', 'services/x.html', 'en/x', 'xx/x'].map(folderOf)).toEqual([
    'es',
    'es',
    '',
    '',
    '',
  ]);
});

test('404 pages are those of the languages', () => {
  const pages = ['404', '404.html', 'es/404', 'ko/404.html'];
  const others = ['services/404', 'xx/404.html', 'es/a/404', '404.xml', 'es'];
  expect([...pages, ...others].filter(isNotFoundPage)).toEqual(pages);
});
