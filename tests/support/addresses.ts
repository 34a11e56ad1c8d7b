// The reply of every host to each request, checked against the local server's rules, real nginx and
// Cloudflare's local emulation.
import {FOLDERS, PREFIXES} from '../../src/hosting/addresses';
import {type OldAddresses, redirectsOf} from '../../src/hosting/oldAddresses';
import {ARTICLE_SLUGS} from './pages';

export type Host = 'server' | 'nginx' | 'cloudflare';

/** A page, with the language of its `<html lang>`, or a redirect. */
export type Reply = {status: 200 | 404; lang: string} | {status: 301 | 308; to: string};

type Case = {ask: string; reply: Reply; but?: Partial<Record<Host, Reply>>};

const ARTICLE = `/knowledge-center/${ARTICLE_SLUGS[0]}`;

/** Stands in for the site's table of old addresses, which is empty until staff fill it. */
const OLD: OldAddresses = {
  '/old.php': '/about',
  '/old-page.html': '/contact',
  '/blog/old-title': ARTICLE,
  '/start': '/',
  '/es/contacto': '/es/contact',
};

export const SAMPLE_REDIRECTS = redirectsOf(OLD);

const page = (lang: string): Reply => ({status: 200, lang});
const missing = (lang: string): Reply => ({status: 404, lang});
const to = (address: string): Reply => ({status: 301, to: address});

const inLanguage = (prefix: string): Case[] => {
  const lang = prefix.slice(1) || 'en';
  const at = (path: string) => prefix + path;
  return [
    {ask: at('/'), reply: page(lang)},
    {ask: at('/?lng=es'), reply: page(lang)},
    {ask: at('/about'), reply: page(lang)},
    {ask: at('/services/roof-replacement'), reply: page(lang)},
    {ask: at('/knowledge-center'), reply: page(lang)},
    {ask: at(ARTICLE), reply: page(lang)},
    {ask: at('/about/'), reply: to(at('/about'))},
    {ask: at('/about/?a=b'), reply: to(at('/about?a=b'))},
    {ask: at('/knowledge-center/'), reply: to(at('/knowledge-center'))},
    {ask: at(`${ARTICLE}/`), reply: to(at(ARTICLE))},
    {ask: at('/about.html?a=b'), reply: to(at('/about?a=b'))},
    {ask: at('/index.html'), reply: to(at('/'))},
    {ask: at('/no-such-page'), reply: missing(lang)},
    {ask: at('/no-such-page/'), reply: missing(lang), but: {nginx: to(at('/no-such-page'))}},
    {ask: at('/knowledge-center/no-such-article'), reply: missing(lang)},
    {ask: at('/assets/js/no-such-file.js'), reply: missing(lang)},
    {ask: at('/a/b/c.png'), reply: missing(lang)},
    {ask: at('/404'), reply: missing(lang), but: {cloudflare: page(lang)}},
    {ask: at('/404.html'), reply: missing(lang), but: {cloudflare: to(at('/404'))}},
    {ask: at('/old.php'), reply: to(at('/about'))},
    {ask: at('/old.php?a=b'), reply: to(at('/about?a=b'))},
    {ask: at('/old-page.html'), reply: to(at('/contact'))},
    {ask: at('/blog/old-title/'), reply: to(at(ARTICLE))},
    {ask: at('/start'), reply: to(at('/'))},
  ];
};

const CASES: Case[] = [
  ...PREFIXES.flatMap(inLanguage),
  ...FOLDERS.flatMap((folder): Case[] => [
    {ask: `/${folder}`, reply: to(`/${folder}/`)},
    {ask: `/${folder}?lng=es`, reply: to(`/${folder}/?lng=es`)},
  ]),
  {ask: '/es/contacto', reply: to('/es/contact')},
  {ask: '/contacto', reply: missing('en')},
  {ask: '/xx/about', reply: missing('en')},
  {ask: '/xx', reply: missing('en')},
];

/** Not asked of Cloudflare: if a host does not redirect to the tidy address, the gate does. */
const UNTIDY: Case[] = PREFIXES.flatMap((prefix) =>
  (
    [
      ['//', '/'],
      ['/index', '/'],
      ['//index.html', '/'],
      ['//about', '/about'],
      ['//about.html/', '/about'],
      ['/about/index', '/about'],
      ['/about//index?a=//b', '/about?a=//b'],
      ['/knowledge-center//', '/knowledge-center'],
      [ARTICLE.replaceAll('/', '//'), ARTICLE],
      ['//old.php', '/about'],
    ] as const
  ).flatMap(([path, tidy]) => [
    {ask: prefix + path, reply: to(prefix + tidy)},
    {ask: `/${prefix}${path}`, reply: to(prefix + tidy)},
  ]),
);

/** Cloudflare's own redirects are 308, as permanent as 301; redirects from our `_redirects` are 301. */
function asOn(host: Host, {ask, reply, but}: Case): Reply {
  const own = but?.[host] ?? reply;
  const isListed = SAMPLE_REDIRECTS.has(ask.split('?')[0]!.replace(/\/$/, ''));
  return host === 'cloudflare' && own.status === 301 && !isListed ? {...own, status: 308} : own;
}

/** Every request with the reply of a host. */
export const casesOf = (host: Host): {ask: string; reply: Reply}[] =>
  [...CASES, ...(host === 'cloudflare' ? [] : UNTIDY)].map((each) => ({
    ask: each.ask,
    reply: asOn(host, each),
  }));

/** Reads the reply out of a response of a real host. */
export async function replyOf(response: Response): Promise<Reply> {
  const location = response.headers.get('location');
  const status = response.status as Reply['status'];
  if (location !== null) return {status, to: location} as Reply;
  const lang = /<html[^>]*\slang="?(?<lang>[\w-]+)/.exec(await response.text())?.groups?.lang;
  return {status, lang: lang ?? 'none'} as Reply;
}
