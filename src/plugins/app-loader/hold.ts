/** What a visitor presses; fields are not among them, they keep what is typed by themselves. */
const PRESSED = 'a[href], button';
/** Marks a control, or a block of them, that does nothing without the app. */
const MARK = '[data-needs-app]';

/**
 * Holds what a visitor does with controls that need the app, and hands it on when the app is there:
 * each control's last act once, in order. Links without the mark simply navigate.
 *
 * @param wake starts the app
 * @returns ends the holding and hands on
 */
export function hold(doc: Document, wake: () => void): () => void {
  const held = new Map<Element, () => void>();

  function keep(event: Event, control: Element, act: () => void): void {
    event.preventDefault();
    // React answers events as soon as it begins to take over; it would act on this one twice.
    event.stopPropagation();
    held.delete(control);
    held.set(control, act);
    wake();
  }

  function onClick(event: MouseEvent): void {
    const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    const marked = control?.closest(MARK);
    // In a form it is the submission that counts.
    if (!control || !marked || marked instanceof HTMLFormElement) return;
    keep(event, control, () => control.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const {target: form, submitter} = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(MARK)) return;
    keep(event, form, () => form.requestSubmit(submitter));
  }

  function onChange(event: Event): void {
    const {target: list} = event;
    if (!(list instanceof HTMLSelectElement) || !list.closest(MARK)) return;
    const {value} = list;
    keep(event, list, () => {
      list.value = value;
      list.dispatchEvent(new Event('change', {bubbles: true}));
    });
  }

  /** A button that waits for an entry opens, so that it can be pressed. */
  function onInput({target}: Event): void {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches(MARK)) return;
    const button = target.form.querySelector<HTMLButtonElement>('[type=submit]');
    if (button) button.disabled = target.value.trim() === '';
  }

  const listeners = {click: onClick, submit: onSubmit, change: onChange, input: onInput};
  const each = (method: 'addEventListener' | 'removeEventListener') =>
    Object.entries(listeners).forEach(([type, listener]) =>
      doc[method](type, listener as EventListener, true),
    );
  each('addEventListener');
  return () => {
    each('removeEventListener');
    held.forEach((act) => act());
    held.clear();
  };
}
