import {type FocusEvent, useRef} from 'react';

/** Puts the focus on the page's main part, which does not take it by itself; nothing scrolls. */
function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.setAttribute('tabindex', '-1');
  // Taken away at once, it would take the focus with it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main.focus({preventScroll: true});
}

/** Gives the focus back to where it came from when what holds it goes away, else to the page. */
export function useWayBack() {
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
