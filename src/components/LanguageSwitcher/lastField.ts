const FIELDS = 'main form :is(input, select, textarea)';

let last: Element | null = null;

const notice = (element: EventTarget | null): void => {
  if (element instanceof Element && element.matches(FIELDS)) last = element;
};

/** The form field of this page that was worked in last; the switcher itself takes the focus away. */
export const lastField = (): Element | null => (last?.isConnected ? last : null);

/** Notices from now on which field is worked in; returns the function that stops it. */
export function followFields(): () => void {
  const follow = ({target}: FocusEvent) => notice(target);
  // They may have been quicker than the page came alive.
  notice(document.activeElement);
  document.addEventListener('focusin', follow);
  return () => document.removeEventListener('focusin', follow);
}
