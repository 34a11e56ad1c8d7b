import type {PluginRouteConfig} from '@docusaurus/types';

import {LOCALES} from '../../../../src/language/locales';
import type {Build} from '../../../../src/plugins/finish/build';
import {intoHead, pageOf} from '../../../../src/plugins/support/builtHtml';
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

const all = (html: string, selector: string, attribute: string) =>
  pageOf(html)
    .querySelectorAll(`head ${selector}`)
    .flatMap((one) => one.getAttribute(attribute) ?? []);
const languages = (html: string) => all(html, 'link[rel=alternate]', 'hreflang');
const said = (html: string, property: string) =>
  all(html, `meta[property="${property}"]`, 'content');

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
  const english = ['https://a.example/knowledge-center/x'];
  expect(all(html, 'link[rel=canonical]', 'href')).toEqual(english);
  expect(said(html, 'og:url')).toEqual(english);
  expect(html).toContain('application/rss+xml');
});

test.each([
  ['en', 'en_US'],
  ['pt', 'pt_BR'],
  ['ht', 'ht_HT'],
])('a network knows %s as %s', (code, expected) => {
  expect(openGraphLocale(code)).toBe(expected);
});

it('puts nothing into a quoted value', () => {
  const head = '<head><meta name=a content="x <script>y</script> </head>"><title>A 5" pipe</title>';
  expect(intoHead(`${head}<script>1<2"</script></head>`, '<link>')).toBe(
    `${head}<link><script>1<2"</script></head>`,
  );
});
