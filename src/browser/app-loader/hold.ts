import {HELD_MS} from '../../data/limits';
import {guardLeaving} from '../../forms/core/leaving';

/** Controls that are held on a click; fields keep their text themselves. */
const PRESSED = 'a[href], button';
/** Marks a control, or a block of controls, that does nothing without the app. */
const MARK = '[data-needs-app]';
/** Marks a submit button that is disabled only until the app is there. */
const EARLY = 'button[data-opens-early]';
/** The notice in a form or search that its app has not come. */
const NOTICE = '[data-late-notice]';

/**
 * Holds events on controls that need the app, and replays them when the app has hydrated: each control's
 * last event once, in order, and on the control that is there now. Links without the mark simply
 * navigate. Every `HELD_MS`, while something is held, a link opens its page, which is faster by then, a
 * form says that it has not been sent, a search that it could not load, and the app is requested again.
 *
 * @returns `handOn` stops holding and replays; `followHeld`, for an app that failed to load, opens the
 * page of the last held link; `holdsForm` says whether a form is held
 */
export function hold(
  doc: Document,
  wake: () => void,
  go: (url: string) => void,
): {handOn: () => void; followHeld: () => void; holdsForm: () => boolean} {
  const held = new Map<HTMLElement, (now: HTMLElement) => void>();
  let insisting: ReturnType<typeof setInterval> | undefined;
  let letLeave = (): void => undefined;

  function holdBack<E extends HTMLElement>(event: Event, control: E, act: (now: E) => void): void {
    event.preventDefault();
    // React handles events while it hydrates; it would handle this one twice.
    event.stopPropagation();
    remember(control, act as (now: HTMLElement) => void);
  }

  function remember(control: HTMLElement, act: (now: HTMLElement) => void): void {
    held.delete(control);
    held.set(control, act);
    insisting ??= setInterval(insist, HELD_MS);
    wake();
  }

  /** A control as it stands in the page now; null where there is none. */
  function current(control: HTMLElement): HTMLElement | null {
    if (control.isConnected) return control;
    const {draft} = control.dataset;
    return draft ? doc.querySelector(`form[data-draft=${draft}]`) : doc.getElementById(control.id);
  }

  function insist(): void {
    followHeld();
    for (const control of held.keys()) sayNotSent(current(control) ?? control, false);
    wake();
  }

  function onClick(event: MouseEvent): void {
    // The browser opens a new tab or window, or downloads.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = (event.target as Element).closest<HTMLElement>(PRESSED);
    const marked = control?.closest(MARK);
    // In a form, `onSubmit` holds the submission instead.
    if (!control || !marked || marked instanceof HTMLFormElement) return;
    holdBack(event, control, (now) => now.click());
  }

  function followHeld(): void {
    let last = '';
    for (const control of held.keys()) {
      if (!(control instanceof HTMLAnchorElement)) continue;
      held.delete(control);
      last = control.href;
    }
    if (last) go(last);
  }

  function onSubmit(event: SubmitEvent): void {
    const {submitter} = event;
    const form = event.target as HTMLFormElement;
    if (!form.matches(MARK)) return;
    holdBack(event, form, (now) =>
      now.requestSubmit(now.contains(submitter) ? submitter : undefined),
    );
    sayNotSent(form, true);
    letLeave();
    letLeave = guardLeaving(doc.defaultView!, form);
  }

  /** @param again true announces a visible notice once more; false shows a hidden one */
  function sayNotSent(form: Element, again: boolean): void {
    const notice = form.querySelector<HTMLElement>(NOTICE);
    if (notice?.hidden !== !again) return;
    show(notice);
  }

  function show(notice: HTMLElement): void {
    notice.hidden = false;
    // Nodes that are inserted into a live region are announced again.
    notice.append(...notice.childNodes);
    notice.scrollIntoView({block: 'nearest'});
  }

  function replay(act: (now: HTMLElement) => void, control: HTMLElement): void {
    const now = current(control);
    if (now) return act(now);
    // A form that is in the page no more: its notice stands in its place.
    const notice = control.querySelector<HTMLElement>(`form ${NOTICE}`);
    if (!notice) return;
    (doc.querySelector('main') ?? doc.body).prepend(notice);
    show(notice);
  }

  function onChange(event: Event): void {
    const {target: list} = event;
    if (!(list instanceof HTMLSelectElement) || !list.closest(MARK)) return;
    const {value} = list;
    holdBack(event, list, (now) => {
      now.value = value;
      now.dispatchEvent(new Event('change', {bubbles: true}));
    });
  }

  function openEarly(): void {
    for (const button of doc.querySelectorAll<HTMLButtonElement>(EARLY)) button.disabled = false;
  }

  function onInput({target}: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const block = target.closest<HTMLElement>(MARK);
    if (block instanceof HTMLFormElement) openByEntry(target, block);
    // The search, which finds at each letter. The app itself finds what is typed.
    else if (block) remember(block, () => undefined);
  }

  /**
   * Enables a submit button that waits for an entry, and hides the hint that says so: the app would hide
   * the hint as it hydrates, and move the button from under a finger.
   */
  function openByEntry({value}: HTMLInputElement, form: HTMLFormElement): void {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]');
    if (!button || button.matches(EARLY)) return;
    button.disabled = value.trim() === '';
    const hint = doc.getElementById(button.getAttribute('aria-describedby') ?? '');
    if (hint) hint.hidden = !button.disabled;
  }

  const listeners = {click: onClick, submit: onSubmit, change: onChange, input: onInput};
  const each = (method: 'addEventListener' | 'removeEventListener') =>
    Object.entries(listeners).forEach(([type, listener]) =>
      doc[method](type, listener as EventListener, true),
    );
  each('addEventListener');
  doc.addEventListener('DOMContentLoaded', openEarly);
  return {
    handOn() {
      clearInterval(insisting);
      each('removeEventListener');
      // The app guards what it sends.
      letLeave();
      held.forEach(replay);
      held.clear();
    },
    followHeld,
    holdsForm: () => [...held.keys()].some((control) => control instanceof HTMLFormElement),
  };
}
