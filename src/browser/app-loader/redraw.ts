import {layOutWholePage} from '../../language/wholePage';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** All that can hold an entry, be open, or have the focus. */
const HOLDERS = `${FIELDS}, details, summary, a[href], button, [tabindex]`;

/** Pairs elements of the same kind and name, in their order in the page. */
function pair(gone: Element[], fresh: Element[]): [Element, Element][] {
  const key = (element: Element) =>
    [element.tagName, element.id, element.getAttribute('name')].join();
  const unpaired = new Map<string, Element[]>();
  for (const element of fresh) {
    unpaired.set(key(element), [...(unpaired.get(key(element)) ?? []), element]);
  }
  return gone.flatMap((old) => {
    const now = unpaired.get(key(old))?.shift();
    return now ? [[old, now]] : [];
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
 * Puts back what the visitor has typed, opened, focused and scrolled to where React draws the page anew as
 * it hydrates: it does so wherever a translator, a password manager or the phone itself has changed
 * anything before. The elements are others then, and are found by kind, name and order. Call it before
 * React begins.
 *
 * @returns stops
 */
export function keepThroughRedraw(win: Window): () => void {
  const {document: doc} = win;
  const stop = new AbortController();
  const options = {capture: true, passive: true, signal: stop.signal};
  const openPopovers = new Set(
    // A browser without popovers does not know the selector.
    'popover' in doc.body ? [...doc.querySelectorAll(':popover-open')].map(({id}) => id) : [],
  );
  let focused = doc.activeElement;
  const placeNow = () => ({
    scrolled: win.scrollY,
    top: focused?.getBoundingClientRect().top ?? 0,
  });
  let place = placeNow();

  const notePlace = (): void => {
    place = placeNow();
  };
  const onFocus = ({target}: Event): void => {
    focused = target as Element;
    notePlace();
  };
  // Some browsers report it, too, when the element is taken from the page.
  const onBlur = (): void => {
    setTimeout(() => {
      if (focused?.isConnected && focused !== doc.activeElement) focused = null;
    });
  };
  const onToggle = ({target, newState}: ToggleEvent): void => {
    const {id, popover} = target as HTMLElement;
    if (!popover) return;
    if (newState === 'open') openPopovers.add(id);
    else openPopovers.delete(id);
  };

  const observer = new MutationObserver((records) => {
    const holders = (list: 'removedNodes' | 'addedNodes'): Element[] =>
      records
        .flatMap((record) => [...record[list]])
        .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(HOLDERS)] : []));
    const pairs = pair(holders('removedNodes'), holders('addedNodes'));
    if (pairs.length === 0) return;
    const {scrolled, top} = place;
    layOutWholePage(doc);
    for (const id of openPopovers) doc.getElementById(id)?.showPopover();
    for (const [old, now] of pairs) {
      if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
      if (old.matches(FIELDS)) enter(now as Field, old as Field);
    }
    const [old, now] = pairs.find(([candidate]) => candidate === focused) ?? [];
    if (now instanceof HTMLElement) now.focus({preventScroll: true});
    if (now?.matches(FIELDS)) putCaret(now as Field, old as Field);
    const left = now ? win.scrollY + now.getBoundingClientRect().top - top : scrolled;
    win.scrollTo({top: left, behavior: 'instant'});
  });

  doc.addEventListener('focusin', onFocus, options);
  doc.addEventListener('focusout', onBlur, options);
  doc.addEventListener('scroll', notePlace, options);
  doc.addEventListener('toggle', onToggle as EventListener, options);
  observer.observe(doc.getElementById('__docusaurus')!, {childList: true});
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
