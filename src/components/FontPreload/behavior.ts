import {readChoice} from '../../language/choice';

/**
 * Preloads the fonts for a visitor who has chosen a language: an earlier page has fetched them. Chromium
 * then paints once they are read from the cache, or after 50 ms without them. For a new visitor a preload
 * would delay the first paint.
 */
export function preloadFonts({document: doc, localStorage}: Window): void {
  if (!readChoice(() => localStorage)) return;
  for (const link of doc.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
}
