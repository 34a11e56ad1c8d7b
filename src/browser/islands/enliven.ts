import type {ComponentType} from 'react';

/** The hash in the address by which a page of this release asks for this script (`src/plugins/finish`). */
declare const BUILD: string;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const comes = (type: string): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener(type, resolve, {once: true}));

/**
 * Brings the islands of a page to life whose names are given, and submits what was held until then: the entry
 * of each script. Evaluates React and the islands in a task each: all in one would hold up the visitor's keys.
 */
export async function enliven(
  parts: Readonly<Record<string, () => Promise<{default: ComponentType}>>>,
): Promise<void> {
  // For the script in the head (`load.ts`).
  document.currentScript!.setAttribute('data-ran', '');
  await nextTask();
  const {draw} = await import(/* webpackMode: "eager" */ './draw');

  async function begin(island: HTMLElement, Part: ComponentType, isOwn: boolean): Promise<void> {
    // Drawn anew, a field would lose an unfinished syllable. A search answers in the middle of one.
    const canWait = !isOwn || island.querySelector('form');
    while (canWait && 'composing' in document.documentElement.dataset)
      await comes('compositionend');
    await draw(island, Part, isOwn);
    island.dataset.alive = '';
    if (!('held' in island.dataset)) return;
    delete island.dataset.held;
    island.querySelector('form')?.requestSubmit();
  }

  // Half a block would not match what React hydrates.
  if (document.readyState === 'loading') await comes('DOMContentLoaded');
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = parts[island.dataset.island!];
    if (!load) continue;
    await nextTask();
    const {default: Part} = await load();
    await begin(island, Part, island.dataset.src!.endsWith(`?${BUILD}`));
    // Only a form that another program has put in the place of React's comes here unhandled.
    island.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      delete island.dataset.alive;
      island.dataset.held = '';
      void begin(island, Part, false);
    });
  }
}
