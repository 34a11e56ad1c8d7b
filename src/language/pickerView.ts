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
    text.textContent = texts[locale];
    text.lang = locale;
  }
}

/** Reserves the space of the link to the requested page, or releases it. */
export function reserveContinueLink({documentElement}: Document, hasReturnTo: boolean): void {
  if (hasReturnTo) documentElement.dataset.returnTo = '';
  else delete documentElement.dataset.returnTo;
}

/**
 * Preselects the visitor's language as soon as the picker's HTML has arrived, long before the
 * application has loaded on a slow phone. Marks the document, so that the component keeps the
 * selection instead of detecting again.
 */
export function preselectEarly({document}: Window, locale: LocaleCode, hasReturnTo: boolean): void {
  const picker = document.querySelector(`[${PICKER_ATTRIBUTE}]`);
  if (!picker) return;
  showLanguage(picker, locale);
  reserveContinueLink(document, hasReturnTo);
  document.documentElement.dataset.preselected = locale;
}
