/** Between two tries to load what has failed: interactions come many times a second. */
const REST_MS = 1000;

/**
 * Loads the files of the app: the rest of the styles first, so that no page of it can show without
 * them, then the scripts. They are the files of one build and run in any order of arrival.
 *
 * @param styles the URL of the rest of the styles; empty where there is none
 * @param failed gets the URL of each script or stylesheet that could not be loaded, the parts that
 * the app itself asks for included
 * @returns `start` begins; and again, tries what has failed. `stop` ends that, and the watch over the files.
 */
export function appLoader(
  doc: Document,
  {scripts, styles}: {scripts: string[]; styles: string},
  failed: (url: string) => void,
): {start: () => void; stop: () => void} {
  const asked = new Set<string>();
  let triedAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const make = (tag: string, properties: object): HTMLElement =>
    Object.assign(doc.createElement(tag), properties);

  /** Puts an element for a file into the head, unless it is there. */
  function add(url: string, tag: string, properties: object): void {
    if (asked.has(url)) return;
    asked.add(url);
    const element = make(tag, properties);
    element.onerror = () => {
      element.remove();
      asked.delete(url);
    };
    doc.head.append(element);
  }

  function onScriptFailed(url: string): void {
    // An app that has hydrated lacks at most what some visitors need.
    if (doc.documentElement.dataset.hasHydrated !== 'true') {
      // A failed file of the app is loaded again alone: the others have run and wait for it. A failed
      // chunk is never requested twice by the same app, so all files run again and start a new one.
      const own = scripts.find((src) => url.endsWith(src));
      for (const src of own ? [own] : scripts) asked.delete(src);
    }
    failed(url);
  }

  function onError({target, error, filename}: ErrorEvent): void {
    if (target instanceof HTMLScriptElement) {
      onScriptFailed(target.src);
    } else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      failed(target.href);
    } else if (error instanceof SyntaxError && filename.startsWith(location.origin)) {
      // The reply is no script: a captive portal answers every request with its login page.
      onScriptFailed(filename);
    }
  }
  // Captures failed loads, which do not bubble, and errors in scripts that run.
  addEventListener('error', onError, true);

  let isStyled = !styles;
  function next(): void {
    if (!isStyled) {
      const onload = (): void => {
        isStyled = true;
        next();
      };
      add(styles, 'link', {rel: 'stylesheet', href: styles, onload});
      return;
    }
    for (const src of scripts) add(src, 'script', {src, async: false});
  }

  function start(): void {
    clearTimeout(again);
    const wait = triedAt + REST_MS - Date.now();
    if (wait > 0) {
      // Whoever asked may not ask again.
      again = setTimeout(start, wait);
      return;
    }
    const isFirst = !triedAt;
    triedAt = Date.now();
    // Fetched while the styles, or the page, are still on their way.
    if (isFirst) {
      for (const href of scripts)
        doc.head.append(make('link', {rel: 'preload', as: 'script', href}));
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
      removeEventListener('error', onError, true);
    },
  };
}
