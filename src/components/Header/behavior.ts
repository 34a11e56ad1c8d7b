import {HEADER_WITH_LINKS} from '../../data/breakpoints';

/**
 * Closes the header's popovers where the browser leaves them open: when the focus has left for
 * another part of the page, when a link inside is followed, and when the window becomes so wide,
 * so narrow or so low that the header changes.
 */
export function workPopovers(win: Window): void {
  const {document: doc} = win;

  function close(isOver: (popover: HTMLElement) => boolean): void {
    for (const popover of doc.querySelectorAll<HTMLElement>('[popover]')) {
      // An older browser without popovers shows and hides them by CSS alone.
      if ('hidePopover' in popover && isOver(popover)) popover.hidePopover();
    }
  }

  doc.addEventListener(
    'focusin',
    ({target}) => {
      const {popoverTargetElement: own} = target as HTMLButtonElement;
      close((popover) => popover !== own && !popover.contains(target as Element));
    },
    true,
  );
  doc.addEventListener(
    'click',
    ({target}) => {
      const link = (target as Element).closest('a');
      if (link) close((popover) => popover.contains(link));
    },
    true,
  );
  // matchMedia() in the head would force the browser to calculate styles before there is a page.
  win.addEventListener('load', () =>
    win.matchMedia(HEADER_WITH_LINKS).addEventListener('change', () => close(() => true)),
  );
}
