/** Between two tries to load what has failed: signs of a visitor come many times a second. */
const REST_MS = 1000;

/**
 * Loads the files of the app: the rest of the styles first, so that no page of it can show without
 * them, then the scripts. They are the files of one build and run in any order of arrival.
 *
 * @param failed gets the URL of each script or stylesheet that could not be loaded, the parts that
 * the app itself asks for included
 * @returns `start` begins; and again, tries what has failed. `stop` ends that, and the watch over the files.
 */
export function appLoader(
  doc: Document,
  {scripts, styles}: {scripts: string[]; styles: string[]},
  failed: (url: string) => void,
): {start: () => void; stop: () => void} {
  const asked = new Set<string>();
  let triedAt = -Infinity;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Puts an element for a file into the head, unless it is there. */
  function add(url: string, make: () => HTMLElement, loaded?: () => void): void {
    if (asked.has(url)) return;
    asked.add(url);
    const element = make();
    element.addEventListener('load', () => loaded?.());
    element.addEventListener('error', () => {
      element.remove();
      asked.delete(url);
    });
    doc.head.append(element);
  }

  function onError({target}: Event): void {
    if (target instanceof HTMLScriptElement) {
      // Without one of its parts an app does not begin, and it asks for each only once. Run again,
      // its files begin a new one. An app that has begun lacks at most what some visitors need.
      if (doc.documentElement.dataset.hasHydrated !== 'true')
        for (const src of scripts) asked.delete(src);
      failed(target.src);
    } else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      failed(target.href);
    }
  }
  doc.addEventListener('error', onError, true);

  const link = (attributes: Partial<HTMLLinkElement>) => () =>
    Object.assign(doc.createElement('link'), attributes);

  let missing = styles.length;
  function run(): void {
    for (const src of scripts) {
      add(src, () => Object.assign(doc.createElement('script'), {src, async: false}));
    }
  }
  function next(): void {
    for (const href of styles) {
      add(href, link({rel: 'stylesheet', href}), () => {
        missing -= 1;
        if (missing === 0) run();
      });
    }
    if (missing === 0) run();
  }

  function start(): void {
    clearTimeout(again);
    const wait = triedAt + REST_MS - Date.now();
    if (wait > 0) {
      // Whoever asked may not ask again.
      again = setTimeout(start, wait);
      return;
    }
    const isFirst = triedAt === -Infinity;
    triedAt = Date.now();
    // Fetched while the styles, or the page, are still on their way.
    if (isFirst) {
      for (const href of scripts) doc.head.append(link({rel: 'preload', as: 'script', href})());
    }
    // What runs takes over the page, and half a page would not match.
    if (doc.readyState !== 'loading') next();
    else if (isFirst) doc.addEventListener('DOMContentLoaded', next);
  }
  return {
    start,
    stop() {
      // A try that is still to come would begin a second app over the first.
      clearTimeout(again);
      doc.removeEventListener('error', onError, true);
    },
  };
}
