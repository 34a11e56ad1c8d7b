import {type RefObject, useCallback, useEffect, useState} from 'react';

type Parts = {
  toggle: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLElement | null>;
};

/**
 * The state of the phone menu. Escape closes it and returns the focus to its button. Tabbing out of
 * it or tapping outside closes it too, without moving the focus.
 */
export function useMenu({toggle, menu}: Parts) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    // The path at the time of the event: the tapped icon may have been replaced since.
    const isOutside = (event: Event) =>
      ![toggle, menu].some(({current}) => current && event.composedPath().includes(current));
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, {signal: stop.signal});

    listen('keydown', ({key}) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus({preventScroll: true});
    });
    // A pointer moves the focus on pointerdown: closing then would shift the page, and the click
    // would hit something else. The click itself closes.
    listen('focusin', (event) => {
      if (isOutside(event) && (event.target as Element).matches(':focus-visible')) close();
    });
    listen('click', (event) => isOutside(event) && close());
    return () => stop.abort();
  }, [open, close, toggle, menu]);

  return {open, close, flip: () => setOpen(!open)};
}
