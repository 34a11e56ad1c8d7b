import type {LocaleCode} from './locales';

/** Marks the picker's root element; written by its component and read here. */
export const PICKER_ATTRIBUTE = 'data-language-picker';
/** Holds a text in every language, as JSON. */
export const TEXT_ATTRIBUTE = 'data-texts';

/** Checks a language's radio button and shows its texts. */
export function showLanguage(picker: Element, locale: LocaleCode): void {
  const radio = picker.querySelector<HTMLInputElement>(`input[value="${locale}"]`);
  if (radio) radio.checked = true;
  for (const text of picker.querySelectorAll<HTMLElement>(`[${TEXT_ATTRIBUTE}]`)) {
    const texts = JSON.parse(text.getAttribute(TEXT_ATTRIBUTE)!) as Record<LocaleCode, string>;
    text.textContent = texts[locale]!;
    text.lang = locale;
  }
}

/**
 * Arranges the picker for the requested page: reserves the space of its link, and puts the phone number
 * first on the way to the emergency page.
 *
 * @param returnTo URL of the page without language; null for none
 */
export function arrangeFor({documentElement}: Document, returnTo: string | null): void {
  if (returnTo) documentElement.dataset.returnTo = /^[^?#]*/.exec(returnTo)![0];
  else delete documentElement.dataset.returnTo;
}

/**
 * Preselects the visitor's language as soon as the picker's HTML has arrived, long before the
 * application has loaded on a slow phone. Marks the document, so that the component keeps the
 * selection instead of detecting again.
 */
export function preselectEarly(
  {document}: Window,
  locale: LocaleCode,
  returnTo: string | null,
): void {
  const picker = document.querySelector(`[${PICKER_ATTRIBUTE}]`);
  if (!picker) return;
  showLanguage(picker, locale);
  arrangeFor(document, returnTo);
  document.documentElement.dataset.preselected = locale;
}
