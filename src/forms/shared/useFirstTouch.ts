import {type RefObject, useEffect} from 'react';

/**
 * Runs `onTouch` once, when a visitor first enters a form by pointer or keyboard, or lets the browser
 * fill it: autofill focuses nothing, and not every browser sends both `input` and `change`.
 */
export function useFirstTouch(form: RefObject<HTMLFormElement | null>, onTouch: () => void): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The visitor may have been faster than hydration.
    if (element.contains(document.activeElement)) {
      onTouch();
      return;
    }
    const stop = new AbortController();
    for (const event of ['focusin', 'input', 'change']) {
      element.addEventListener(
        event,
        () => {
          stop.abort();
          onTouch();
        },
        {signal: stop.signal},
      );
    }
    return () => stop.abort();
  }, [form, onTouch]);
}
