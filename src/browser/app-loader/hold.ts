import {HELD_MS} from '../../data/limits';
import {guardLeaving} from '../../forms/core/leaving';

/** Marks a form, or the block of a search, that does nothing without the app. */
export const MARK = '[data-needs-app]';
/** Marks a submit button that is disabled only until the app is there. */
const EARLY = 'button[data-opens-early]';
/** The notice in a form or search that its app has not come. */
const NOTICE = '[data-late-notice]';

/**
 * Holds the submission of each form, and submits what is there of it when the app has hydrated. Every
 * `HELD_MS`, while something waits, a form says that it has not been sent, a search that it could not load,
 * and the app is requested again.
 *
 * @returns `handOn` stops holding and submits; `holdsForm` says whether a form is held
 */
export function hold(
  doc: Document,
  wake: () => void,
): {handOn: () => void; holdsForm: () => boolean} {
  /** Forms with the button that was pressed last, and the search, which the app itself reads. */
  const held = new Map<HTMLElement, HTMLElement | null>();
  let insisting: ReturnType<typeof setInterval> | undefined;
  let letLeave = (): void => undefined;

  function remember(block: HTMLElement, submitter: HTMLElement | null): void {
    held.set(block, submitter);
    insisting ??= setInterval(insist, HELD_MS);
    wake();
  }

  /** A form or search as it stands in the page now; null where there is none. */
  function current(block: HTMLElement): HTMLElement | null {
    if (block.isConnected) return block;
    const {draft} = block.dataset;
    return draft ? doc.querySelector(`form[data-draft=${draft}]`) : null;
  }

  function insist(): void {
    for (const block of held.keys()) sayNotSent(current(block) ?? block, false);
    wake();
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!form.matches(MARK)) return;
    event.preventDefault();
    // React handles events while it hydrates; it would handle this one twice.
    event.stopPropagation();
    remember(form, event.submitter);
    sayNotSent(form, true);
    letLeave();
    letLeave = guardLeaving(doc.defaultView!);
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

  function submit(submitter: HTMLElement | null, form: HTMLElement): void {
    if (!(form instanceof HTMLFormElement)) return;
    const now = current(form) as HTMLFormElement | null;
    if (now) return now.requestSubmit(now.contains(submitter) ? submitter : undefined);
    // A form that is in the page no more: its notice stands in its place.
    const notice = form.querySelector<HTMLElement>(NOTICE);
    if (!notice) return;
    (doc.querySelector('main') ?? doc.body).prepend(notice);
    show(notice);
  }

  function openEarly(): void {
    for (const button of doc.querySelectorAll<HTMLButtonElement>(EARLY)) button.disabled = false;
  }

  function onInput({target}: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const block = target.closest<HTMLElement>(MARK);
    if (block instanceof HTMLFormElement) openByEntry(target, block);
    else if (block) remember(block, null);
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

  doc.addEventListener('submit', onSubmit, true);
  doc.addEventListener('input', onInput, true);
  doc.addEventListener('DOMContentLoaded', openEarly);
  return {
    handOn() {
      clearInterval(insisting);
      doc.removeEventListener('submit', onSubmit, true);
      doc.removeEventListener('input', onInput, true);
      // The app guards what it sends.
      letLeave();
      held.forEach(submit);
      held.clear();
    },
    holdsForm: () => [...held.keys()].some((block) => block instanceof HTMLFormElement),
  };
}
