/** Marks a call panel of the page. */
export const PANEL = 'data-call-panel';

/** The share of a panel that has to be in view, so that nobody has to look for its number. */
const WHOLE = 0.9;

/**
 * Hides the call banner while a call panel of the page is in view below the header, by an attribute of
 * the root element (see the banner's styles). Watches panels as the HTML arrives, and where a page is drawn
 * anew.
 */
export function watchCallPanels({document: doc}: Window): void {
  const inView = new Set<Element>();
  const watch = new IntersectionObserver(
    (changes) => {
      for (const {target, intersectionRatio} of changes) {
        inView[intersectionRatio < WHOLE ? 'delete' : 'add'](target);
      }
      doc.documentElement.toggleAttribute('data-call-panel-in-view', inView.size > 0);
    },
    {rootMargin: '-64px 0px 0px', threshold: WHOLE},
  );
  new MutationObserver(() =>
    doc.querySelectorAll(`[${PANEL}]`).forEach((panel) => watch.observe(panel)),
  ).observe(doc, {childList: true, subtree: true});
}
