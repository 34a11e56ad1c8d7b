import {showTexts, TEXTS} from '../../../components/LocalizedText/behavior';
import {whenDrawn} from '../../../components/whenDrawn';
import {saveChoice} from '../../../language/choice';
import {detect} from '../../../language/detect';
import {joinLocale, withoutLanguage} from '../../../language/localePath';
import type {LocaleCode} from '../../../language/locales';
import {clearReturnTo, readReturnTo, returnToIn} from '../../../language/returnTo';
import {headTitle} from '../../../lib/headTitle';
import {pageTitle} from './pageTitle';

/** The company's name: see `src/plugins/page-scripts`. */
declare const COMPANY_NAME: string;

/** Marks the picker's root element. */
export const PICKER = 'data-language-picker';
/** Marks the link to the requested page, and the title in it. */
export const OFFER = 'data-offer';
export const OFFERED_TITLE = 'data-offered-title';

/**
 * Works the picker: preselects the visitor's language, shows all texts in the selected one, offers the
 * requested page by its title, and saves the choice. Without it the form opens the home page with a
 * language (`/?lng=ko`), which the gate saves.
 */
export function workPicker(win: Window & typeof globalThis): void {
  const {document: doc, location} = win;
  const root = doc.documentElement;
  const store = () => win.sessionStorage;
  const find = <E extends HTMLElement>(marked: string) =>
    doc.querySelector<E>(`[${PICKER}] ${marked}`);
  /** Read before the first text shows: showing it changes the document's language. */
  const detected = detect(win);
  let isPreselected = false;
  let shown: LocaleCode | undefined;
  let stop = new AbortController();

  const selected = (): LocaleCode => find<HTMLInputElement>('input:checked')!.value;

  /**
   * Offers the requested page. Its space is reserved from the first paint (the styles read the attribute),
   * so that nothing moves when the title arrives; the emergency page puts the number first.
   */
  async function offer(code: LocaleCode): Promise<void> {
    stop.abort();
    const returnTo = readReturnTo(store);
    if (!returnTo) return;
    root.dataset.returnTo = /^[^?#]*/.exec(returnTo)![0];
    const {signal} = (stop = new AbortController());
    const href = returnToIn(code, returnTo);
    const title = await pageTitle(href, COMPANY_NAME, signal);
    const link = find<HTMLAnchorElement>(`[${OFFER}]`);
    if (signal.aborted || !link) return;
    if (!title) delete root.dataset.returnTo;
    link.hidden = !title;
    link.href = href;
    link.querySelector(`[${OFFERED_TITLE}]`)!.textContent = title;
  }

  /** Fetches both fonts for the next page, with the letters of this one's texts in its language. */
  function fetchFonts(): void {
    const letters = [...doc.querySelectorAll(`[${TEXTS}]`)]
      .map((text) => text.textContent)
      .join('');
    for (const font of ['700 1em Aleo', '1em "Public Sans"']) {
      // Firefox reports files that are on their way when the page is left.
      doc.fonts.load(font, letters).catch(() => undefined);
    }
  }

  function show(): void {
    if (!find('form')) return;
    if (!isPreselected) find<HTMLInputElement>(`input[value="${detected}"]`)!.checked = true;
    isPreselected = true;
    const locale = selected();
    if (locale === shown) return;
    shown = locale;
    showTexts(doc, locale);
    root.lang = locale;
    fetchFonts();
    doc.title = headTitle(find('h1')!.textContent, COMPANY_NAME);
    void offer(locale);
  }

  /** Saves the choice and leaves, without a step back to the picker. */
  function choose(event: Event, to: string): void {
    event.preventDefault();
    saveChoice(() => win.localStorage, selected());
    clearReturnTo(store);
    location.replace(to);
  }

  whenDrawn(win, show);
  doc.addEventListener('change', show);
  doc.addEventListener('submit', (event) => {
    if (event.target !== find('form')) return;
    choose(event, joinLocale(selected(), '/') + withoutLanguage(location.search));
  });
  doc.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[${OFFER}]`);
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) choose(event, link.href);
  });
}
