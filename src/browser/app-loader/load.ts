/** Least time between two tries to load failed files: interactions come many times a second. */
const REST_MS = 1000;

/**
 * Loads the scripts of the app, which are of one build and run in any order of arrival.
 *
 * @param failed gets the URL of each script that could not be loaded, including the chunks that the app
 * itself requests
 * @returns `start` loads the files, or retries failed ones; `stop` ends the retries and the error listener
 */
export function appLoader(
  doc: Document,
  scripts: string[],
  failed: (url: string) => void,
): {start: () => void; stop: () => void} {
  const asked = new Set<string>();
  let triedAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Puts an element for a script into the head, unless it is there. */
  function add(src: string): void {
    if (asked.has(src)) return;
    asked.add(src);
    // Never preloaded: WebKit answers every later request for a file from its failed preload
    // (https://bugs.webkit.org/show_bug.cgi?id=270357).
    const element = Object.assign(doc.createElement('script'), {src, async: false});
    element.onerror = () => {
      element.remove();
      asked.delete(src);
    };
    doc.head.append(element);
  }

  function onScriptFailed(url: string): void {
    // A hydrated app lacks at most a chunk that some visitors need.
    if (doc.documentElement.dataset.hasHydrated !== 'true') {
      // A failed file of the app is loaded again alone: the other files have run and wait for it. A failed
      // chunk is never requested twice by the same app, so all files run again and start a new app.
      const own = scripts.find((src) => url.endsWith(src));
      for (const src of own ? [own] : scripts) asked.delete(src);
    }
    failed(url);
  }

  function onError({target, error, filename}: ErrorEvent): void {
    if (target instanceof HTMLScriptElement) {
      onScriptFailed(target.src);
    } else if (error instanceof SyntaxError && filename.startsWith(location.origin)) {
      // The reply is no script: a captive portal answers every request with its login page.
      onScriptFailed(filename);
    }
  }
  // Captures failed loads, which do not bubble, and errors in scripts that run.
  addEventListener('error', onError, true);

  function start(): void {
    clearTimeout(again);
    const wait = triedAt + REST_MS - Date.now();
    if (wait > 0) {
      // The caller may not call again.
      again = setTimeout(start, wait);
      return;
    }
    triedAt = Date.now();
    scripts.forEach(add);
  }
  return {
    start,
    stop() {
      // A pending retry would start a second app over the first.
      clearTimeout(again);
      removeEventListener('error', onError, true);
    },
  };
}
