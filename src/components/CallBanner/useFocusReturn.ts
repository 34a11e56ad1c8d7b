import {type FocusEvent, useRef} from 'react';

/** Focuses the page's main element, which is not focusable by itself, without scrolling. */
function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.setAttribute('tabindex', '-1');
  // Removing the attribute at once would remove the focus too.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main.focus({preventScroll: true});
}

/**
 * Returns the focus to the element that had it before when the focused one unmounts, else to the
 * page.
 */
export function useFocusReturn() {
  const from = useRef<HTMLElement | null>(null);

  function rememberWay({currentTarget, relatedTarget}: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function goBack(): void {
    if (from.current?.isConnected) from.current.focus({preventScroll: true});
    else focusMain();
  }

  return {rememberWay, goBack};
}
