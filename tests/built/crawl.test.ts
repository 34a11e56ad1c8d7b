import {type HTMLElement, parse} from 'node-html-parser';

import {routes} from '../../src/data/routes';
import {builtHead, builtText, responseTo} from '../support/built';
import {ALL_PAGES, BARE_PAGES, CODES, inLocale} from '../support/pages';

const {origin} = new URL(
  builtHead('/').querySelector('link[rel=canonical]')!.getAttribute('href')!,
);

/** Where the links of a page lead on this site: paths, without query and fragment. */
function linksOn(page: HTMLElement, url: string): string[] {
  const hrefs = page
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href')!, origin + url));
  return [...new Set(hrefs.filter((link) => link.origin === origin).map(({pathname}) => pathname))];
}

/** Words that say nothing, of our languages: Lighthouse's lists (core/audits/seo/link-text.js). */
const EMPTY_WORDS = [
  'click here|click this|go|here|information|learn more|more|more info|more information|right here',
  'read more|see more|start|this|click aquí|clicka aquí|pincha aquí|aquí|más|más información|este',
  'enlace|este enlace|empezar|여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기|더 읽기',
  'tại đây|ở đây|xem thêm|đọc thêm|bấm vào đây|liên kết|leer más|यहाँ|यहाँ क्लिक करें|लिंक|और|और पढ़ें|देखें',
].flatMap((line) => line.split('|'));

/** Verbs and pointers that need the sentence around them: unclear in a list of links. */
const POINTERS = [
  'this page|that page|this article|this link|details|see details|covered|inspect|tarp it|tarped|look it up',
  'esta página|ese artículo|este artículo|detalles|ver detalles|se cubre|inspeccionar|la nuestra',
  'trang này|bài này|bài viết này|chi tiết|xem chi tiết|kiểm tra|đường dẫn này',
  '이 페이지|이 글|이 링크|자세한 내용|상세 보기|덮습니다|점검합니다|확인',
  'यह पेज|इस पेज|यह लेख|यह लिंक|विवरण|ज़्यादा जानकारी|और जानें|जानकारी',
].flatMap((line) => line.split('|'));

/** Text as it looks: composed letters, without invisible characters, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A link's accessible name, in lower case. */
const wordsOf = (link: HTMLElement): string => plain(link.getAttribute('aria-label') ?? link.text);

/** Words that a page gives to links with different targets: in a list of links they look the same. */
function ambiguousOn(page: HTMLElement): string[] {
  const targets = new Map<string, Set<string>>();
  for (const link of page.querySelectorAll('a[href]')) {
    const known = targets.get(wordsOf(link)) ?? new Set();
    targets.set(wordsOf(link), known.add(link.getAttribute('href')!));
  }
  return [...targets].flatMap(([words, hrefs]) =>
    hrefs.size > 1 ? [`“${words}”: ${[...hrefs].join(', ')}`] : [],
  );
}

/** Links of a page that search engines cannot follow or understand. */
function unclearOn(page: HTMLElement): string[] {
  const isUnclear = (link: HTMLElement): boolean => {
    const href = link.getAttribute('href') ?? '';
    const words = wordsOf(link);
    const hasPicture = link.querySelector('img[alt]:not([alt=""])') !== null;
    return (
      href === '' ||
      /^(?:javascript|file):/i.test(href) ||
      (words === '' && !hasPicture) ||
      EMPTY_WORDS.includes(words) ||
      POINTERS.includes(words)
    );
  };
  return [
    ...page.querySelectorAll('a').filter(isUnclear),
    ...page.querySelectorAll('img').filter((image) => image.getAttribute('alt') === undefined),
  ].map((element) => element.outerHTML.slice(0, 160));
}

/** Links and buttons whose name lacks the visible text, and `tel:` links to another number than shown. */
const misnamedOn = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('a[href], button')
    .filter((control) => {
      const href = control.getAttribute('href') ?? '';
      const seen = /\(?\d{3}\)?[ -]\d{3}-\d{4}/.exec(control.text)?.[0] ?? '';
      const isOtherNumber = href.startsWith('tel:') && !href.endsWith(seen.replace(/\D/g, ''));
      return isOtherNumber || !wordsOf(control).includes(plain(control.text));
    })
    .map((control) => control.outerHTML.slice(0, 160));

const FAULTS = {
  'every link says where it leads, and every picture has words or none to say': unclearOn,
  // WCAG 2.5.3: https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
  'the name of every link and button holds what is seen on it, phone numbers too': misnamedOn,
  'links with the same words lead to the same place': ambiguousOn,
};
const faults: string[][] = [];

const found = new Map<string, string[]>();

/** Follows links as a crawler does: `found` holds each page with the links on it. */
beforeAll(() => {
  const queue = CODES.map((code) => inLocale(code, routes.home));
  for (let url = queue.pop(); url; url = queue.pop()) {
    if (found.has(url)) continue;
    // The parser takes `<a href=/>` for an element without an end.
    const html = builtText(url).replaceAll('=/>', '="/">');
    const page = parse(html, {blockTextElements: {script: false, style: false}});
    const links = linksOn(page, url);
    for (const [what, on] of Object.entries(FAULTS))
      faults.push(...on(page).map((one) => [what, url, one]));
    found.set(url, links);
    queue.push(
      ...links.filter((link) => {
        const answer = responseTo(link);
        return answer.kind === 'file' && answer.status === 200 && answer.file.endsWith('.html');
      }),
    );
  }
});

test('every link leads to a page or file, none to a redirect', () => {
  const wrong = [...found].flatMap(([url, links]) =>
    links
      .filter((link) => {
        const answer = responseTo(link);
        return answer.kind !== 'file' || answer.status !== 200;
      })
      .map((link) => `${url} links to ${link}`),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.keys(FAULTS))('%s', (what) =>
  expect(faults.filter(([name]) => name === what)).toEqual([]),
);

test('every page is linked, but for the picker, which the gate opens, and staff’s, which mails do', () => {
  const all = CODES.flatMap((code) =>
    ALL_PAGES.filter((route) => !BARE_PAGES.includes(route)).map((route) => inLocale(code, route)),
  );
  expect(all.filter((url) => !found.has(url))).toEqual([]);
  expect([...found.keys()].filter((url) => url.endsWith(routes.request))).toEqual([]);
});

test('every page that is linked is one of ours', () => {
  const ours = CODES.flatMap((code) => ALL_PAGES.map((route) => inLocale(code, route)));
  expect([...found.keys()].filter((url) => !ours.includes(url))).toEqual([]);
});
