/**
 * Works the filter of a list until the app has hydrated: hides items of other kinds, writes the number of
 * visible items, and updates the URL, so that Back undoes a choice. The app then takes the choice from
 * the URL and renders the same.
 *
 * @param root contains the filter, either links (`a[data-kind]`, empty for all items) or a `select` with
 * the name of the parameter; the items (`li[data-kind]`); and their number (`[data-shown]`)
 * @param param the query parameter of the choice
 */
export function workFilter(win: Window, root: Element, param: string): void {
  const {document, history, location} = win;
  const links = [...root.querySelectorAll<HTMLElement>('a[data-kind]')];
  const list = root.querySelector<HTMLSelectElement>(`select[name=${param}]`);
  const items = [...root.querySelectorAll<HTMLElement>('li[data-kind]')];
  const isAppThere = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

  function show(): void {
    if (isAppThere()) return;
    const asked = new URLSearchParams(location.search).get(param);
    const chosen = links.find(({dataset}) => dataset.kind === asked) ?? links[0];
    const kind = chosen ? chosen.dataset.kind : asked;
    if (list) list.value = asked ?? '';
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const item of items) item.hidden = Boolean(kind) && item.dataset.kind !== kind;
    const number = root.querySelector('[data-shown]');
    if (number) number.textContent = String(items.filter(({hidden}) => !hidden).length);
  }

  function choose(event: Event, url: string): void {
    event.preventDefault();
    // React may have begun to hydrate, and would navigate a second time.
    event.stopPropagation();
    history.pushState(null, '', url);
    // Runs `show`, and tells the router, if it has started, of the new URL.
    win.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }

  show();
  win.addEventListener('popstate', show);
  list?.addEventListener('change', (event) => {
    if (isAppThere()) return;
    choose(
      event,
      list.value ? `?${new URLSearchParams({[param]: list.value})}` : location.pathname,
    );
  });
  root.addEventListener(
    'click',
    (event) => {
      const {target, ctrlKey, metaKey, shiftKey} = event as MouseEvent;
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-kind]');
      if (!link || isAppThere() || ctrlKey || metaKey || shiftKey) return;
      choose(event, link.href);
    },
    true,
  );
}
