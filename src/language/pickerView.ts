import type {LocaleCode} from './locales';

/** Marks of the picker's HTML, written by its component and read here. */
export const PICKER_ATTRIBUTE = 'data-language-picker';
/** Holds a text in every language, as JSON. */
export const TEXT_ATTRIBUTE = 'data-texts';

/** Ticks a language on the picker and shows its texts. */
export function showLanguage(picker: Element, locale: LocaleCode): void {
  const radio = picker.querySelector<HTMLInputElement>(`input[value="${locale}"]`);
  if (radio) radio.checked = true;
  for (const text of picker.querySelectorAll<HTMLElement>(`[${TEXT_ATTRIBUTE}]`)) {
    const texts = JSON.parse(text.getAttribute(TEXT_ATTRIBUTE)!) as Record<LocaleCode, string>;
    text.textContent = texts[locale];
    text.lang = locale;
  }
}

/** Keeps the place of the offer to go on to the wanted page, or gives it up. */
export function leaveRoom({documentElement}: Document, room: boolean): void {
  if (room) documentElement.dataset.wanted = '';
  else delete documentElement.dataset.wanted;
}

/**
 * Proposes the visitor's language as soon as the picker's HTML has arrived, long before the
 * application has loaded on a slow phone. It leaves a mark on the document, so that the component
 * takes over what it finds instead of proposing anew.
 */
export function proposeEarly({document}: Window, locale: LocaleCode, wanted: boolean): void {
  const picker = document.querySelector(`[${PICKER_ATTRIBUTE}]`);
  if (!picker) return;
  showLanguage(picker, locale);
  leaveRoom(document, wanted);
  document.documentElement.dataset.proposed = locale;
}
