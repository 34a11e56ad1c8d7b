import {company} from '../../data/company';
import {LOCALES} from '../../language/locales';
import {callsUs} from './phone';
import {nearest} from './nearest';
import type {Site} from './site';

/** Where a text is: its kind of page, and its language's pages and anchors. */
export type Place = Site & {
  /** `/knowledge-center`, `/services`, or nothing for other pages. */
  section: string;
  /** The anchors of the text itself. */
  anchors: Set<string>;
};

const OWN_HOST = new URL(company.siteUrl).hostname.replace(/^www\./, '');
const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*):/i;
/** The languages, as a part of a pattern. */
export const LANGUAGES = LOCALES.map(({code}) => code).join('|');
/** The beginning of an address of ours that leads to one language. */
export const OTHER_LANGUAGE = new RegExp(`^/(?:${LANGUAGES})(?=/|#|$)`);
const LOCAL_HOST = /^(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|\[::1\])/i;

/** Addresses that do not lead readers where the words say, and what to do about each. */
const DETOURS = [
  {
    host: /safelinks\.protection\.outlook\.com|urldefense\.|^https?:\/\/(?:www\.)?google\.\w+\/url\?|l\.facebook\.com\/l\.php/i,
    problem:
      'leads through the website of a mail or search program; open it, and copy the address that the browser then shows',
  },
  {
    host: /^https?:\/\/(?:docs|drive)\.google\.com|\.sharepoint\.com|^https?:\/\/(?:onedrive\.live|1drv|www\.dropbox)\./i,
    problem:
      'leads to a file in your cloud, which readers may not be allowed to open; put the file into static/ and write its address there',
  },
];

/** A link to another website, or to what opens a program. */
function outsideProblem(url: string, scheme: string): string | null {
  if (scheme === 'tel') {
    if (callsUs(url)) {
      return 'write <Phone /> instead of a link to our number, so that it changes everywhere at once';
    }
    return /\d{3}/.test(url) ? null : `the link ${url} has no number; write tel: and the number`;
  }
  if (scheme === 'mailto') {
    return /@[^\s@]+\.[^\s@]+/.test(url)
      ? null
      : `the link ${url} has no email address; write mailto: and a whole address`;
  }
  if (!['http', 'https'].includes(scheme)) {
    return `the link ${url} does not begin as links do; write https:// and the rest of the address`;
  }
  const host = /^https?:\/\/(?<host>[^/?#:\s]+(?::\d+)?)/i.exec(url)?.groups?.host ?? '';
  if (LOCAL_HOST.test(host) || /^https?:\/\/\[::1\]/i.test(url)) {
    return `the link ${url} works on your computer alone; write the part after the host, like /contact`;
  }
  const detour = DETOURS.find(({host: pattern}) => pattern.test(url))?.problem;
  if (detour) return `the link ${url.slice(0, 60)} ${detour}`;
  if (/[,;:.]$/.test(url)) {
    return `the link ${url} ends with a sign that is not part of it; delete the last one`;
  }
  if (
    host.includes('..') ||
    !/^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]{2,}$/u.test(
      host.replace(/:\d+$/, ''),
    )
  ) {
    return `the link ${url} is no whole address; copy it again from the browser, from https:// on`;
  }
  if (host.replace(/^www\./, '').toLowerCase() === OWN_HOST) {
    const own = new URL(url);
    return `the link ${url} leads to our own site; write ${`${own.pathname}${own.hash}`.replace(OTHER_LANGUAGE, '') || '/'} instead, so that readers stay in their language`;
  }
  return null;
}

const anchorProblem = (url: string, anchor: string, anchors: Set<string>): string => {
  const near = nearest(anchor, [...anchors], 8);
  return `the link ${url}: there is no heading #${anchor} on that page${near ? `; did you mean #${near}?` : ''}`;
};

function toPage(url: string, address: string, anchor: string, {pages}: Place): string | null {
  const clean = address.length > 1 ? address.replace(/\/$/, '') : address;
  const page = pages.get(clean);
  if (!page) {
    const last = clean
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1)!;
    const near =
      [...pages.keys()].find((known) => last !== '' && known.split('/').at(-1) === last) ??
      nearest(clean, [...pages.keys()], 4);
    return `the link ${url} leads to no page of ours${near ? `; did you mean ${near}?` : "; copy the address of the page, from the / after the site's name on"}`;
  }
  if (page.isDraft) return `the link ${url} leads to a draft, which is not published`;
  if (!anchor || !page.anchors || page.anchors.has(anchor)) return null;
  return anchorProblem(url, anchor, page.anchors);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A link within the site. */
function insideProblem(url: string, place: Place): string | null {
  const [beforeAnchor = '', anchor = ''] = url.split('#').map(decoded);
  const address = beforeAnchor.replace(/\?.*$/, '');
  if (address === '') {
    return place.anchors.has(anchor) ? null : anchorProblem(url, anchor, place.anchors);
  }
  if (OTHER_LANGUAGE.test(address)) {
    return `the link ${url} leads to another language; write ${url.replace(OTHER_LANGUAGE, '') || '/'}, and every reader stays in theirs`;
  }
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(address))
    return `the link ${url} is an email address; write mailto:${url}`;
  if (
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|us|io|info|biz)(?:\/|$))/i.test(address)
  ) {
    return `the link ${url} has no https:// before it, so it would look for a page of ours; write https://${url}`;
  }
  if (address.startsWith('/') && place.hasFile(address)) return null;
  if (address.startsWith('/')) return toPage(url, address, anchor, place);
  // `./name.mdx` and `name.mdx` are files of this folder; other folders have other addresses.
  const file = /^(?:\.\/)?(?<slug>[^/]+)\.mdx$/.exec(address)?.groups?.slug;
  const path = new URL(file ?? address, `https://site${place.section}/`).pathname;
  return toPage(url, file === 'index' ? place.section : path, anchor, place);
}

/** What is wrong with the address of a link, in words; null if nothing is. */
export function addressProblem(url: string, place: Place): string | null {
  const plain = url.trim();
  if (plain === '' || plain === '#') {
    return 'a link leads nowhere: write its address between the round brackets, like (/contact)';
  }
  if (/^(?:[a-z]:(?:[\\/]|%5c)|file:|\\\\|%5c%5c)/i.test(plain)) {
    return `the link ${decoded(plain)} leads to a file on your computer; put the file into static/ and write its address there, or leave the link out`;
  }
  if (plain.startsWith('//'))
    return `the link ${plain} lacks https: before the two slashes; write https:${plain}`;
  const scheme = SCHEME.exec(plain)?.groups?.scheme?.toLowerCase();
  if (scheme) return outsideProblem(plain, scheme);
  if (/^https?\/\//i.test(plain)) return `the link ${plain} lacks the : after http; write https://`;
  return insideProblem(plain, place);
}
