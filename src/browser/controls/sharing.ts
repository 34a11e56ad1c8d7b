/**
 * Makes the buttons of an article's share row work: the browser's own share sheet where there is one
 * (`data-can-share` on the root element shows its button), copying the link, and printing. The row
 * says in its data attributes what to share, and what to say afterwards.
 */
export function workSharing(win: Window): void {
  const {document: doc, navigator} = win;
  // TypeScript believes that every browser has `share`.
  if ('share' in navigator) doc.documentElement.dataset.canShare = '';

  async function copy(row: HTMLElement): Promise<void> {
    const {shareUrl = '', shareCopied = '', shareFailed = ''} = row.dataset;
    // There is no clipboard on an insecure origin, and a visitor may have forbidden it.
    const text = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(shareUrl))
      .then(
        () => shareCopied,
        () => shareFailed,
      );
    row.querySelector('[role=status]')!.textContent = text;
  }

  function share(row: HTMLElement): void {
    const {shareUrl: url = '', shareTitle: title = ''} = row.dataset;
    navigator.share({title, url}).catch(({name}: Error) => {
      // Closing the sheet is no failure.
      if (name !== 'AbortError') void copy(row);
    });
  }

  doc.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest<HTMLElement>('[data-share]');
      const row = button?.closest<HTMLElement>('[data-share-url]');
      if (!button || !row) return;
      const {share: way} = button.dataset;
      if (way === 'print') win.print();
      else if (way === 'native') share(row);
      else void copy(row);
    },
    true,
  );
}
