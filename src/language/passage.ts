/**
 * The passage to which the link that opened this page leads (`#:~:text=…`), as the end of an address. Browsers
 * take it out of `location.hash`; Chromium keeps it here, others nowhere.
 */
export function passageOf({location, performance}: Window): string {
  const [visit] = performance.getEntriesByType('navigation');
  const passage = /^[^#]*#.*?(:~:.*)/.exec(visit?.name ?? '')?.[1];
  return passage ? (location.hash || '#') + passage : location.hash;
}
