import {whenDrawn} from '../whenDrawn';

/** Marks the root of a list with a filter. */
export const LIST = 'data-list';
/** On a control of the filter (link, button or select): the query parameter that it sets. */
export const PARAM = 'data-param';
/** On a link or button of the filter: the value that it sets; empty for no choice. */
export const VALUE = 'data-value';
/** On a button that sorts: the facts by which it does, the greatest first. */
export const SORT = 'data-sort';
/** On an item of the list: what is known of it, as JSON; `at` is its place where nothing sorts. */
export const FACTS = 'data-facts';
/** Marks the number of items that show, and what shows in their place where there are none. */
export const SHOWN = 'data-shown';
export const NONE = 'data-none';

export type Facts = Record<string, string | number> & {at: number};

/**
 * Works the filters of lists. The choice is in the address alone, so that it can be shared and Back undoes
 * it; a value that no control offers is no choice.
 */
export function workListFilters(win: Window & typeof globalThis): void {
  const {document: doc, history, location} = win;
  const all = (root: ParentNode, attribute: string) => [
    ...root.querySelectorAll<HTMLElement>(`[${attribute}]`),
  ];

  const offers = (control: HTMLElement, value: string): boolean =>
    control instanceof win.HTMLSelectElement
      ? [...control.options].some((option) => option.value === value)
      : control.getAttribute(VALUE) === value;

  /** Shows the choice on a control, and returns whether it is the chosen one. */
  function mark(control: HTMLElement, value: string): boolean {
    const isChosen = offers(control, value);
    if (control instanceof win.HTMLSelectElement) control.value = value;
    else if (control.localName === 'button') control.setAttribute('aria-pressed', String(isChosen));
    else if (isChosen) control.setAttribute('aria-current', 'true');
    else control.removeAttribute('aria-current');
    return isChosen;
  }

  function showList(root: Element): void {
    const asked = new URLSearchParams(location.search);
    const controls = all(root, PARAM);
    const wanted: [param: string, value: string][] = [];
    let order = '';
    for (const param of new Set(controls.map((control) => control.getAttribute(PARAM)!))) {
      const own = controls.filter((control) => control.getAttribute(PARAM) === param);
      const value = asked.get(param) ?? '';
      const isKnown = own.some((control) => offers(control, value));
      const chosen = own.filter((control) => mark(control, isKnown ? value : ''));
      order ||= chosen[0]?.getAttribute(SORT) ?? '';
      if (isKnown && value && !chosen[0]?.hasAttribute(SORT)) wanted.push([param, value]);
    }

    const items = all(root, FACTS).map((item) => ({
      item,
      facts: JSON.parse(item.getAttribute(FACTS)!) as Facts,
    }));
    let shown = 0;
    for (const {item, facts} of items) {
      item.hidden = wanted.some(([param, value]) => facts[param] !== value);
      if (!item.hidden) shown += 1;
    }
    const sorted = [...items].sort((one, other) => {
      for (const fact of order.split(' ').filter(Boolean)) {
        const [a, b] = [one.facts[fact]!, other.facts[fact]!];
        if (a !== b) return a < b ? 1 : -1;
      }
      return one.facts.at - other.facts.at;
    });
    if (sorted.some((one, index) => one !== items[index])) {
      items[0]!.item.parentElement!.prepend(...sorted.map(({item}) => item));
    }
    for (const number of all(root, SHOWN)) number.textContent = String(shown);
    for (const notice of all(root, NONE)) notice.hidden = shown > 0;
  }

  function choose(event: Event, search: string): void {
    event.preventDefault();
    history.pushState(null, '', search || location.pathname);
    // Shows the choice, and tells the search.
    win.dispatchEvent(new win.PopStateEvent('popstate', {state: null}));
  }

  /** The query string with the control's value, beside what other controls have set. */
  function searchWith(control: HTMLElement, value: string): string {
    const params = new URLSearchParams(location.search);
    if (value) params.set(control.getAttribute(PARAM)!, value);
    else params.delete(control.getAttribute(PARAM)!);
    return String(params) && `?${params}`;
  }

  whenDrawn(win, () => all(doc, LIST).forEach(showList));
  const controlOf = ({target}: Event) => (target as Element).closest<HTMLElement>(`[${PARAM}]`);
  doc.addEventListener('change', (event) => {
    const list = controlOf(event);
    if (list instanceof win.HTMLSelectElement) choose(event, searchWith(list, list.value));
  });
  doc.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const control = controlOf(event);
      // A link leads to its own choice alone: a category ends a search.
      if (control?.localName === 'a') choose(event, (control as HTMLAnchorElement).search);
      else if (control?.localName === 'button') {
        choose(event, searchWith(control, control.getAttribute(VALUE)!));
      }
    },
    true,
  );
}
