/** Runs something once the app has taken over the page, after what its components do as they begin. */
export function whenHydrated({documentElement: root}: Document, act: () => void): void {
  const observer = new MutationObserver(() => {
    // Docusaurus says so on the root element (`hasHydratedDataAttribute.js` of 3.10.2).
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    setTimeout(act);
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
