/**
 * Focuses a field of a form and scrolls it to the middle of the screen, where neither header nor
 * call banner covers it. At once: a toast that scrolls to its place would end a smooth scroll.
 */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({preventScroll: true});
  control.scrollIntoView({block: 'center', behavior: 'instant'});
}
