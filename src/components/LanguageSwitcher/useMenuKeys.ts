import {type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';

type Menu = {
  button: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
};

const entriesOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
];

/**
 * Moves the focus without scrolling: the header is sticky, and the visitor's scroll position must
 * not be lost. Only an open phone menu that is longer than the screen scrolls.
 */
function focusInHeader(element: HTMLElement | null | undefined): void {
  element?.focus({preventScroll: true});
  const header = element?.closest('header');
  if (!element || !header) return;
  const [inner, outer] = [element.getBoundingClientRect(), header.getBoundingClientRect()];
  header.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

/**
 * Keyboard of a menu button, as the ARIA practices describe it: Enter, Space and arrows open,
 * arrows wrap around, Home and End jump, Escape closes and returns the focus.
 */
export function useMenuKeys({button, list, open, setOpen}: Menu) {
  /** What gets the focus once the list shows: the present language, or its last entry. */
  const first = useRef<'current' | 'last'>('current');

  useEffect(() => {
    if (!open) return;
    const entries = entriesOf(list.current);
    const current = entries.find((entry) => entry.ariaChecked === 'true');
    focusInHeader(first.current === 'last' ? entries.at(-1) : (current ?? entries[0]));
    first.current = 'current';
  }, [open, list]);

  function move(to: (index: number, count: number) => number): void {
    const entries = entriesOf(list.current);
    const index = entries.indexOf(document.activeElement as HTMLElement);
    focusInHeader(entries[(to(index, entries.length) + entries.length) % entries.length]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      first.current = key === 'ArrowUp' ? 'last' : 'current';
      setOpen(true);
    } else if (key === 'Escape') {
      setOpen(false);
      focusInHeader(button.current);
      // One press closes one thing: the menu around the switcher stays open.
      event.stopPropagation();
    } else if (key === 'ArrowDown') move((index) => index + 1);
    else if (key === 'ArrowUp') move((index, count) => (index < 0 ? count : index) - 1);
    else if (key === 'Home') move(() => 0);
    else if (key === 'End') move(() => -1);
    else if (key === ' ' && event.target !== button.current) (event.target as HTMLElement).click();
    else return;
    event.preventDefault();
  }

  return {onKeyDown};
}
