/**
 * Runs something once the app has taken over the page, after what its components do as they begin;
 * at once where it has already.
 */
export function whenHydrated({documentElement: root}: Document, act: () => void): void {
  // Docusaurus says so on the root element (`hasHydratedDataAttribute.js` of 3.10.2).
  const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';
  if (isHydrated()) {
    act();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    setTimeout(act);
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
