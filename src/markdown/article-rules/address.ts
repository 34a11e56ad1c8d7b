import {company} from '../../data/company';
import {LOCALES} from '../../language/locales';
import {judge, type Sayings} from './found';
import {nearest} from '../nearest';

/** A page that a link may lead to; `anchors` is absent if the page is not Markdown. */
export type Page = {
  isDraft?: boolean;
  anchors?: (() => Set<string>) | undefined;
  order?: unknown;
  /** Whether the headings of a copy are not those of the English. */
  hasOtherHeadings?: boolean | undefined;
};

/** Where a text is, and what its links and pictures may lead to. */
export type Place = {
  /** The prefix of the addresses of its kind of page: `/services`, or empty. */
  section: string;
  /** The page of the text itself. */
  page: Page;
  /** The pages of its language, by address without the language, such as `/services/painting`. */
  pages: Map<string, Page>;
  /** Whether `static/` has a file at this address. */
  hasFile(address: string): boolean;
  /** What is wrong with a photograph, by its name; null if nothing is. */
  photoProblem(name: string): string | null;
};

/** The languages, as a part of a pattern. */
export const LANGUAGES = LOCALES.map(({code}) => code).join('|');
/** The beginning of an address within the site that leads to one language. */
export const OTHER_LANGUAGE = new RegExp(`^/(?:${LANGUAGES})(?=/|#|$)`);
const OWN_SITE = new RegExp(
  `^https?://(?:www\\.)?${new URL(company.siteUrl).hostname.replace(/^www\./, '')}(?=[/?#]|$)`,
  'i',
);

/** Problems that the address alone shows; the first match is reported. */
const ADDRESSES: Sayings = {
  'a link leads nowhere: write its address between the round brackets, like (/contact)': /^#?$/,
  'the link $& leads to a file on your computer; put the file into static/ and write its address there, or leave the link out':
    /^(?:[a-z]:[\\/]|file:|\\\\)/i,
  'the link $& lacks https: before the two slashes; write https:$&': /^\/\//,
  'the link $& lacks the : after http; write https://': /^https?\/\//i,
  'the link $& has no number; write tel: and the number': /^tel:(?!.*\d{3})/i,
  'the link $& has no email address; write mailto: and a whole address':
    /^mailto:(?!.*@[^\s@]+\.[^\s@]+)/i,
  'the link $& does not begin as links do; write https:// and the rest of the address':
    /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i,
  'the link $& works on your computer alone; write the part after the host, like /contact':
    /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|\[::1\])/i,
  'the link $& leads to a preview of a website, which is deleted one day; write the address of the website itself':
    /^https?:\/\/[\w-]+--[\w-]+\.netlify\.app|^https?:\/\/(?:[\w-]+\.){2}pages\.dev|^https?:\/\/[\w-]+-git-[\w-]+\.vercel\.app/i,
  'the link $& tells its website which letter or post your reader came from; delete that part, from utm_ or the like on':
    /[?&](?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid?|_hs(?:enc|mi)|srsltid)=/i,
  'the link $& leads through the website of a mail or search program; open it, and copy the address that the browser then shows':
    /safelinks\.protection\.outlook\.com|urldefense\.|^https?:\/\/(?:www\.)?google\.\w+\/url\?|l\.facebook\.com\/l\.php/i,
  'the link $& leads to a file in your cloud, which readers may not be allowed to open; put the file into static/ and write its address there':
    /^https?:\/\/(?:(?:docs|drive)\.google\.com|[^/]*\.sharepoint\.com|(?:onedrive\.live|1drv|www\.dropbox)\.)/i,
  'the link $& ends with a sign that is not part of it; delete the last one': /^https?:.*[,;:.]$/i,
  'the link $& is no whole address; copy it again from the browser, from https:// on':
    /^https?:(?!\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]|$))/iu,
  'the link $& is an email address; write mailto:$&': /^[^\s/@:]+@[^\s/@]+\.\w+$/,
  'the link $& is a photograph; write ![what it shows]($&)': /^[^/:]+\.(?:jpe?g|png|webp)$/i,
  'the link $& has no https:// before it, so it would look for a page of ours; write https://$&':
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|us|io|info|biz)(?:\/|$))/i,
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The page that an address within the site leads to; `./name.mdx` is a file of the same folder. */
function pageAddress(address: string, section: string): string {
  const slug = /^(?:\.\/)?(?<slug>[^/]+)\.mdx$/.exec(address)?.groups?.slug;
  if (slug === 'index') return section;
  const {pathname} = new URL(slug ?? address, `https://site${section}/`);
  return pathname.replace(/(?<=.)\/$/, '');
}

/** Docusaurus 3.10.2 also stops at a broken link, but names only the path of the page. */
function insideProblem(url: string, place: Place): string | null {
  const [before = '', anchor = ''] = url.split('#').map(decoded);
  const address = before.replace(/\?.*$/, '');
  if (address.startsWith('/') && place.hasFile(address)) return null;
  const path = pageAddress(address, place.section);
  const page = address === '' ? place.page : place.pages.get(path);
  const known = [...place.pages.keys()];
  if (!page) {
    const last = path
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1)!;
    const near =
      known.find((one) => last !== '' && one.split('/').at(-1) === last) ?? nearest(path, known, 4);
    return `the link ${url} leads to no page of ours${near ? `; did you mean ${near}?` : "; copy the address of the page, from the / after the site's name on"}`;
  }
  if (address !== '' && page.isDraft)
    return `the link ${url} leads to a draft, which is not published`;
  if ((address !== '' && anchor === '') || (page.anchors?.().has(anchor) ?? true)) return null;
  const near = nearest(anchor, [...page.anchors!()], 8);
  if (near?.normalize() === anchor.normalize())
    return `the link ${url} and its heading look alike, but one of them was typed on a Mac or copied from a file's name, with each accent as a sign of its own; type both anew`;
  return `the link ${url}: there is no heading #${anchor} on that page${near ? `; did you mean #${near}?` : ''}`;
}

/** What is wrong with the address of a link, in words; null if nothing is. */
export function addressProblem(written: string, place: Place): string | null {
  const url = written.trim().replace(/^(?:[a-z]:|)(?:%5c)+/i, decoded);
  const problem = judge(url, ADDRESSES);
  if (problem) return problem;
  const own = url.replace(OWN_SITE, '');
  const instead = own.replace(OTHER_LANGUAGE, '') || '/';
  if (own !== url) {
    return `the link ${url} leads to our own site; write ${instead} instead, so that readers stay in their language`;
  }
  if (/^[a-z]+:/i.test(url)) return null;
  return OTHER_LANGUAGE.test(url)
    ? `the link ${url} leads to another language; write ${instead}, and every reader stays in theirs`
    : insideProblem(url, place);
}
