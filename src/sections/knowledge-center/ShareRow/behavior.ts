/** On the share row: what to share, and what to say afterwards. */
export const SHARED = 'data-share-url';
export const TITLE = 'data-share-title';
export const COPIED = 'data-share-copied';
export const FAILED = 'data-share-failed';
/** On a button of the row: `native`, `copy` or `print`. */
export const SHARE = 'data-share';

/**
 * Makes the buttons of an article's share row work: the browser's own share sheet where there is one
 * (`data-can-share` on the root element shows its button), copying the link, and printing.
 */
export function workSharing(win: Window): void {
  const {document: doc, navigator} = win;
  // TypeScript believes that every browser has `share`.
  if ('share' in navigator) doc.documentElement.dataset.canShare = '';

  async function copy(row: Element): Promise<void> {
    // There is no clipboard on an insecure origin, and a visitor may have forbidden it.
    const said = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(row.getAttribute(SHARED)!))
      .then(
        () => COPIED,
        () => FAILED,
      );
    row.querySelector('[role=status]')!.textContent = row.getAttribute(said);
  }

  function share(row: Element): void {
    const [title, url] = [row.getAttribute(TITLE)!, row.getAttribute(SHARED)!];
    navigator.share({title, url}).catch(({name}: Error) => {
      // Closing the sheet is no failure.
      if (name !== 'AbortError') void copy(row);
    });
  }

  doc.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest(`[${SHARE}]`);
      const row = button?.closest(`[${SHARED}]`);
      if (!button || !row) return;
      const way = button.getAttribute(SHARE);
      if (way === 'print') win.print();
      else if (way === 'native') share(row);
      else void copy(row);
    },
    true,
  );
}
