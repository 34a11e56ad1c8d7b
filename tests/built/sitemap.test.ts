import {builtHead, builtText, responseTo} from '../support/built';
import {CODES, inLocale, INDEXABLE_PAGES} from '../support/pages';

const xml = (url: string) => new DOMParser().parseFromString(builtText(url), 'application/xml');
const path = (url: string | null | undefined): string => new URL(url!).pathname;
const locations = (file: Document, element: string) =>
  [...file.querySelectorAll(`${element} > loc`)].map(({textContent}) => path(textContent));

const index = xml('/sitemap.xml');
const sitemaps = locations(index, 'sitemap');

test('one index names the sitemap of each language, and robots.txt the index alone', () => {
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(sitemaps).toEqual(CODES.map((code) => inLocale(code, '/sitemap-pages.xml')));
  const named = builtText('/robots.txt').match(/^Sitemap: .+$/gm) ?? [];
  expect(named.map((line) => path(line.slice('Sitemap: '.length)))).toEqual(['/sitemap.xml']);
  for (const code of CODES.slice(1)) {
    expect(responseTo(inLocale(code, '/robots.txt'))).toMatchObject({status: 404});
    expect(responseTo(inLocale(code, '/sitemap.xml'))).toMatchObject({status: 404});
  }
});

describe.each(CODES)('the sitemap in %s', (code) => {
  const pages = xml(inLocale(code, '/sitemap-pages.xml'));
  const entries = [...pages.querySelectorAll('url')];

  test('lists every page that search engines may show, and nothing else', () => {
    expect(pages.querySelector('parsererror')).toBeNull();
    expect(locations(pages, 'url').sort()).toEqual(
      INDEXABLE_PAGES.map((route) => inLocale(code, route)).sort(),
    );
  });

  test('names each by its canonical URL', () => {
    for (const entry of entries) {
      const url = entry.querySelector('loc')!.textContent;
      const head = builtHead(path(url));
      expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    }
  });

  const dated = entries.filter(({innerHTML}) => innerHTML.includes('/knowledge-center/'));
  test('says when each article was last changed', () => {
    expect(dated.length).toBeGreaterThan(0);
    for (const entry of dated) {
      const day = entry.querySelector('lastmod')?.textContent;
      expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Date.parse(day!)).toBeLessThanOrEqual(Date.now());
    }
  });
});
