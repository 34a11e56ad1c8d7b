import type {PluginRouteConfig} from '@docusaurus/types';

import {LOCALES} from '../../../../src/language/locales';
import type {Build} from '../../../../src/plugins/finish/build';
import {elements, intoHead, routeOfFile, valueOf} from '../../../../src/plugins/support/builtHtml';
import {heads, openGraphLocale} from '../../../../src/plugins/finish/heads';

const mockAll = LOCALES.map(({code}) => code);

jest.mock('../../../../src/plugins/support/writtenIn', () => ({
  ...jest.requireActual('../../../../src/plugins/support/writtenIn'),
  writtenIn: (source?: string) => (source === 'blog/x.mdx' ? ['en', 'es'] : mockAll),
}));

const page = (own: string) =>
  `<head><title>T</title>${own}<link rel=alternate type=application/rss+xml href=/rss.xml><script>0</script></head>`;

const route = (path: string, sourceFilePath: string) =>
  ({path, metadata: {sourceFilePath}}) as PluginRouteConfig;

const finish = (locale: string, file: string, own = '') =>
  heads({
    locale,
    siteConfig: {url: 'https://a.example'},
    routes: [
      route('/knowledge-center/x', 'blog/x.mdx'),
      route('/ko/knowledge-center/x', 'blog/x.mdx'),
    ],
  } as Build)(page(own), file) as string;

const languages = (html: string) =>
  elements(html, 'link', 'rel=alternate').flatMap((link) => valueOf(link, 'hreflang') ?? []);
const said = (html: string, property: string) =>
  elements(html, 'meta', `property=${property}`).map((meta) => valueOf(meta, 'content'));

test('an article names the languages that it is written in', () => {
  const html = finish('en', 'knowledge-center/x.html', '<meta property=og:type content=article />');
  expect(languages(html)).toEqual(['en', 'es', 'x-default']);
  expect(said(html, 'og:locale:alternate')).toEqual(['es_ES']);
  expect(said(html, 'og:type')).toEqual(['article']);
});

test('the English in place of a translation says that it is English, and names no languages', () => {
  const html = finish('ko', 'knowledge-center/x.html');
  expect(languages(html)).toEqual([]);
  expect(said(html, 'og:locale')).toEqual(['en_US']);
  const [canonical] = elements(html, 'link', 'rel=canonical');
  expect(valueOf(canonical, 'href')).toBe('https://a.example/knowledge-center/x');
  expect(said(html, 'og:url')).toEqual(['https://a.example/knowledge-center/x']);
  expect(html).toContain('application/rss+xml');
});

test('the page of a wrong address stays as the app has made it', () => {
  expect(finish('en', '404.html')).toBe(page(''));
});

test.each([
  ['en', 'en_US'],
  ['pt', 'pt_BR'],
  ['ht', 'ht_HT'],
])('a network knows %s as %s', (code, expected) => {
  expect(openGraphLocale(code)).toBe(expected);
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['services/drywall.html', '/services/drywall'],
  ['404.html', '/404'],
])('%s is the page of %s', (file, path) => {
  expect(routeOfFile(file)).toBe(path);
});

test('values are read quoted or not, with their entities', () => {
  expect(valueOf('<meta name=a content="x &amp; &quot;y&quot;">', 'content')).toBe('x & "y"');
  expect(valueOf('<meta name=a content=x />', 'content')).toBe('x');
  expect(valueOf(undefined, 'content')).toBeUndefined();
  expect(elements('<meta property=og:type:x content=a>', 'meta', 'property=og:type')).toEqual([]);
});

test('a text without a head is refused', () => {
  expect(() => intoHead('<p>', 'x')).toThrow('no head');
});

it('puts nothing into a quoted value', () => {
  const head = '<head><meta name=a content="x <script>y</script> </head>"><title>A 5" pipe</title>';
  expect(intoHead(`${head}<script>1<2"</script></head>`, '<link>')).toBe(
    `${head}<link><script>1<2"</script></head>`,
  );
  expect(
    elements('<head><meta content="a name=robots" name=b></head>', 'meta', 'name=robots'),
  ).toEqual([]);
});
