import {type RefObject, useEffect} from 'react';

/** Calls `begun` once, when a visitor first enters a form by pointer, keyboard or browser filling. */
export function useFirstTouch(form: RefObject<HTMLFormElement | null>, begun: () => void): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // They may have been quicker than the page came alive.
    if (element.contains(document.activeElement)) {
      begun();
      return;
    }
    const stop = new AbortController();
    for (const event of ['focusin', 'change']) {
      element.addEventListener(
        event,
        () => {
          stop.abort();
          begun();
        },
        {signal: stop.signal},
      );
    }
    return () => stop.abort();
  }, [form, begun]);
}
