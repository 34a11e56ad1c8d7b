import type {LocaleCode} from '../../language/locales';

/** Holds a text in every language, as JSON. */
export const TEXTS = 'data-texts';

type Texts = Record<LocaleCode, string>;

/** Shows all texts of a page in a language. Elements in a text take the place of its `{title}`. */
export function showTexts(doc: Document, locale: LocaleCode): void {
  for (const element of doc.querySelectorAll<HTMLElement>(`[${TEXTS}]`)) {
    const text = (JSON.parse(element.getAttribute(TEXTS)!) as Texts)[locale]!;
    const [before = '', after] = text.split('{title}');
    element.lang = locale;
    element.replaceChildren(before, ...element.children, ...(after ? [after] : []));
  }
}
