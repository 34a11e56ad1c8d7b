import {readStored, writeStored} from '../../language/safeStorage';

/** Marks the banner, and the button that dismisses it. */
export const BANNER = 'data-call-banner';
export const DISMISS = 'data-dismiss-banner';

/** In session storage, and as `data-call-banner-dismissed` on the root element. */
const KEY = 'callBannerDismissed';

/** Focuses the page's main element, which is not focusable by itself, without scrolling. */
function focusMain(doc: Document): void {
  const main = doc.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  // Removing the attribute at once would remove the focus too.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main.focus({preventScroll: true});
}

/**
 * Hides the call banner for the rest of the session when it is dismissed, by an attribute of the
 * root element (see its styles), and gives the focus back to where it came from, else to the page.
 */
export function workCallBanner(win: Window): void {
  const {document: doc} = win;
  const hide = () => (doc.documentElement.dataset[KEY] = 'true');
  let from: HTMLElement | null = null;

  // Where storage is blocked, a dismissal lasts until the next load.
  const store = () => win.sessionStorage;
  const hideIfDismissed = (): void => {
    if (readStored(store, KEY)) hide();
  };

  function dismiss(): void {
    from?.focus({preventScroll: true});
    // The element may have been removed or hidden since.
    if (doc.activeElement !== from) focusMain(doc);
    hide();
    writeStored(store, KEY, 'true');
  }

  hideIfDismissed();
  // A page kept in the back/forward cache may be older than the dismissal.
  win.addEventListener('pageshow', hideIfDismissed);
  doc.addEventListener(
    'focusin',
    ({target, relatedTarget}) => {
      const banner = (target as Element).closest(`[${BANNER}]`);
      if (banner && !banner.contains(relatedTarget as Element | null)) {
        from = relatedTarget as HTMLElement | null;
      }
    },
    true,
  );
  doc.addEventListener(
    'click',
    ({target}) => {
      if ((target as Element).closest(`[${DISMISS}]`)) dismiss();
    },
    true,
  );
}
