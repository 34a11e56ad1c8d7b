/** Runs `act` once the app has hydrated, after the first effects of its components. */
export function whenHydrated({documentElement: root}: Document, act: () => void): void {
  const observer = new MutationObserver(() => {
    // Docusaurus sets this attribute on the root element (`hasHydratedDataAttribute.js` of 3.10.2).
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    setTimeout(act);
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
