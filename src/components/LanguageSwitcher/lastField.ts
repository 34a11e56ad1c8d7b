const FIELDS = 'main form :is(input, select, textarea)';

let last: Element | null = null;

const notice = (element: EventTarget | null): void => {
  if (element instanceof Element && element.matches(FIELDS)) last = element;
};

/** The form field of this page that had the focus last; the switcher itself takes the focus. */
export const lastField = (): Element | null => (last?.isConnected ? last : null);

/** Starts to track the focused field; returns the function that stops it. */
export function followFields(): () => void {
  const follow = ({target}: FocusEvent) => notice(target);
  // The visitor may have been faster than hydration.
  notice(document.activeElement);
  document.addEventListener('focusin', follow);
  return () => document.removeEventListener('focusin', follow);
}
