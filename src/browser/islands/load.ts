/** Least time between two tries to load a script: touches come many times a second. */
const REST_MS = 1000;

/**
 * Loads the script at an address, once. One that did not come may be asked for again: the host failed, there
 * was no network, or a captive portal answered with its own page, which runs nothing.
 */
export function scriptLoader(doc: Document): (src: string) => void {
  const asked = new Set<string>();
  return (src) => {
    if (asked.has(src)) return;
    asked.add(src);
    // Never preloaded: WebKit answers every later request for a file from its failed preload
    // (https://bugs.webkit.org/show_bug.cgi?id=270357).
    const script = Object.assign(doc.createElement('script'), {src});
    script.onload = script.onerror = () => {
      // Set by the script itself (`enliven.tsx`).
      if ('ran' in script.dataset) return;
      script.remove();
      setTimeout(() => asked.delete(src), REST_MS);
    };
    doc.head.append(script);
  };
}
