import {readChoice} from '../../language/choice';

/**
 * Preloads the fonts for a visitor who has chosen a language: the picker has fetched them. Chromium then
 * paints once they are read from the cache, or after 50 ms without them. A new visitor's page has the
 * machine's fonts, since the files would load ahead of its pictures.
 */
export function preloadFonts(win: Window): void {
  const {document: doc} = win;
  if (!readChoice(() => win.localStorage)) doc.documentElement.dataset.newVisitor = '';
  else for (const link of doc.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
}
