/**
 * Loads the whole stylesheet for other pages: a page has only its own styles inline (`src/build/finish`),
 * and names the whole stylesheet in an attribute of the loader.
 *
 * @returns loads the file, once; on failure the promise rejects, and the next call tries again
 */
export function otherStyles(doc: Document): () => Promise<void> {
  let loaded: Promise<void> | undefined;
  const load = (href: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = Object.assign(doc.createElement('link'), {rel: 'stylesheet', href});
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        loaded = undefined;
        reject(new Error(`${href} could not be loaded.`));
      });
      doc.head.append(link);
    });
  return () => {
    const href = doc.querySelector<HTMLElement>('[data-other-styles]')?.dataset.otherStyles;
    // The development server has all styles in its scripts.
    loaded ??= href ? load(href) : Promise.resolve();
    return loaded;
  };
}
