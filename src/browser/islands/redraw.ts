type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** All that can hold an entry or have the focus. */
const HOLDERS = `${FIELDS}, a[href], button, [tabindex]`;

/** Pairs elements of the same kind and name, in their order. */
function pair(gone: Element[], fresh: Element[]): [Element, Element][] {
  const key = (element: Element) => element.tagName + (element.getAttribute('name') ?? element.id);
  const left = [...fresh];
  return gone.flatMap((old): [Element, Element][] => {
    const at = left.findIndex((element) => key(element) === key(old));
    return at < 0 ? [] : [[old, left.splice(at, 1)[0]!]];
  });
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

function putCaret(now: Field, old: Field): void {
  // Lists have none, and fields for an email address do not tell theirs: it is then at the end.
  if (now instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  if (old.selectionStart === null) return;
  now.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/**
 * Puts back what the visitor has typed, focused and scrolled to where React draws an island anew as it comes:
 * it does so under the page of another release, and where a translator, a password manager or the phone itself
 * has changed anything before. Call it before React begins.
 *
 * @returns stops
 */
export function keepThroughRedraw(island: HTMLElement): () => void {
  const {ownerDocument: doc} = island;
  const win = doc.defaultView!;
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};
  let focused = doc.activeElement;
  let top = 0;
  const noteTop = (): void => {
    top = focused?.getBoundingClientRect().top ?? 0;
  };
  noteTop();
  const observer = new MutationObserver((records) => {
    const holders = (list: 'removedNodes' | 'addedNodes'): Element[] =>
      records
        .flatMap((record) => [...record[list]])
        .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(HOLDERS)] : []));
    const pairs = pair(holders('removedNodes'), holders('addedNodes'));
    for (const [old, now] of pairs) if (old.matches(FIELDS)) enter(now as Field, old as Field);
    const [old, now] = pairs.find(([candidate]) => candidate === focused) ?? [];
    if (!old || !(now instanceof HTMLElement)) return;
    const before = top;
    now.focus({preventScroll: true});
    if (now.matches(FIELDS)) putCaret(now as Field, old as Field);
    win.scrollBy({top: now.getBoundingClientRect().top - before, behavior: 'instant'});
  });
  doc.addEventListener(
    'focusin',
    ({target}) => {
      focused = target as Element;
      noteTop();
    },
    options,
  );
  doc.addEventListener('scroll', noteTop, options);
  observer.observe(island, {childList: true});
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
