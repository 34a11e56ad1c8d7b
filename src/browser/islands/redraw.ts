type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/** Finds an element again that was drawn anew, perhaps by another release: a field by its name. */
function again(island: HTMLElement, old: Element): HTMLElement | null {
  const by = ['name', 'id', 'href', 'type'].find((attribute) => old.hasAttribute(attribute));
  const which = by ? `[${by}="${CSS.escape(old.getAttribute(by)!)}"]` : '';
  return island.querySelector(old.localName + which);
}

/** Enters in a field what another one holds, as a visitor would. */
function enter(now: Field, old: Field): void {
  if (old instanceof HTMLInputElement && old.checked !== (now as HTMLInputElement).checked) {
    now.click();
  }
  if (old.value === now.value) return;
  if (now instanceof HTMLSelectElement && ![...now.options].some(({value}) => value === old.value))
    return;
  // Not by the element's own setter, which React puts there: it would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')!.set!.call(now, old.value);
  for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, {bubbles: true}));
}

/**
 * Remembers what the visitor has typed and focused in an island before React begins. It draws the island anew
 * under the page of another release, and where a translator, a password manager or the phone itself has
 * changed anything before.
 *
 * @returns puts it back, in the elements that are new
 */
export function keep(island: HTMLElement): () => void {
  const {ownerDocument: doc} = island;
  const fields = [...island.querySelectorAll<Field>(FIELDS)];
  const restored = island.querySelector<HTMLFormElement>('[data-restored]');
  const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
  let focused = doc.activeElement;
  let top = topOf(focused);
  const note = ({target}: Event): void => {
    focused = target as Element;
    top = topOf(focused);
  };
  doc.addEventListener('focusin', note, true);
  return () => {
    doc.removeEventListener('focusin', note, true);
    for (const old of fields) {
      const now = !old.isConnected && again(island, old);
      if (now) enter(now as Field, old);
    }
    if (restored && !restored.isConnected) island.querySelector('form')!.dataset.restored = '';
    if (!focused || focused.isConnected) return;
    const now = again(island, focused);
    now?.focus({preventScroll: true});
    // What is above it may be higher or lower than before.
    doc.defaultView!.scrollBy({top: topOf(now) - (now ? top : 0), behavior: 'instant'});
    // Lists have no caret, and fields for an email address do not tell theirs: it is then at the end.
    if (!(now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement)) return;
    const {selectionStart, selectionEnd, selectionDirection} = focused as HTMLInputElement;
    if (selectionStart !== null)
      now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
