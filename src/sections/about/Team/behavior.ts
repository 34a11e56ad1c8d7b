/** Marks a portrait over its initials. */
export const PORTRAIT = 'data-portrait';

/** Hides a portrait that could not be loaded: its initials stand below it. */
export function workPortraits({document: doc}: Window): void {
  // The head listens before any picture loads. These events do not bubble.
  doc.addEventListener(
    'error',
    ({target}) => {
      const picture = target as HTMLElement;
      if (picture.localName === 'img' && picture.closest(`[${PORTRAIT}]`)) picture.hidden = true;
    },
    true,
  );
}
