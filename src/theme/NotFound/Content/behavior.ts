import {showTexts} from '../../../components/LocalizedText/behavior';
import {whenDrawn} from '../../../components/whenDrawn';
import {routes} from '../../../data/routes';
import {UNTIDY} from '../../../language/gate';
import {hide} from '../../../language/hide';
import {isAtHome} from '../../../language/home';
import {joinLocale, splitLocale} from '../../../language/localePath';
import {passageOf} from '../../../language/passage';
import {tidyAddress} from '../../../language/tidyAddress';
import {headTitle} from '../../../lib/headTitle';

/** The company's name: see `src/plugins/page-scripts`. */
declare const COMPANY_NAME: string;

/** Marks the root element of a 404 page. */
export const NOT_FOUND = 'data-not-found';
/** On a link: the route that it leads to in the language of the address. */
export const ROUTE = 'data-route';

/** Pages that list the pages below them. */
const LISTS = [routes.knowledgeCenter, routes.services];

/** Whether the host has a page at a path of this origin. */
const hasPage = (win: Window & typeof globalThis, path: string): Promise<boolean> =>
  win.fetch(path, {method: 'HEAD', mode: 'same-origin'}).then(
    ({status}) => status === 200,
    () => false,
  );

/**
 * Leads from a mangled address to its page, if the host has it; from an unknown article or service, which
 * may have been deleted, to the list of them before the first paint (`replace`, so Back is not trapped);
 * and logs any other unknown path. Runs before the gate, whose redirect takes the place of this one.
 */
export function leaveUnknown(win: Window & typeof globalThis): void {
  const {document: doc, location} = win;
  if (!isAtHome(win)) return;
  let left: string | undefined;

  async function leave(): Promise<void> {
    const {pathname, search} = location;
    // The gate leaves an untidy address.
    if (pathname.search(UNTIDY) >= 0) return;
    const {locale, path} = splitLocale(pathname);
    const list = LISTS.find((one) => path.startsWith(`${one}/`));
    if (list) hide(win);
    const tidy = tidyAddress(pathname);
    if (tidy && (await hasPage(win, tidy.path))) {
      location.replace(tidy.path + (tidy.search || search) + passageOf(win));
    } else if (list) {
      location.replace(joinLocale(locale, list));
    } else {
      console.error(`404: there is no page at ${pathname}`);
    }
  }

  whenDrawn(win, () => {
    const {pathname} = location;
    if (!doc.documentElement.hasAttribute(NOT_FOUND) || left === pathname) return;
    left = pathname;
    void leave();
  });
}

/** Shows the body of a 404 page in the language of the address: a host may serve one page for all. */
export function localizeNotFound(win: Window & typeof globalThis): void {
  const {document: doc, location} = win;
  whenDrawn(win, () => {
    const main = doc.documentElement.hasAttribute(NOT_FOUND) && doc.querySelector('main');
    if (!main) return;
    const {locale} = splitLocale(location.pathname);
    main.lang = locale;
    showTexts(doc, locale);
    for (const link of main.querySelectorAll<HTMLAnchorElement>(`[${ROUTE}]`)) {
      link.href = joinLocale(locale, link.getAttribute(ROUTE)!);
    }
    doc.title = headTitle(main.querySelector('h1')!.textContent, COMPANY_NAME);
  });
}
