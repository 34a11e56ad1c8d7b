import {HELD_MS} from '../../data/limits';
import {guardLeaving} from '../../forms/core/leaving';
import {scriptLoader} from './load';
import {callWhenPainted} from './whenPainted';

/**
 * Events by which a visitor begins to use a control, or goes on. A browser that fills a form in sends the last
 * two alone, and so does a draft that comes back.
 */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;
/** A submit button that is disabled in the HTML, until a script is there. */
const EARLY = 'button[data-opens-early]';
/** The notice in an island that its script has not come. */
const NOTICE = '[data-late-notice]';

/** All islands of a page (`src/components/Island`) that a selector matches. */
const islands = (doc: Document, selector = ''): HTMLElement[] => [
  ...doc.querySelectorAll<HTMLElement>(`[data-island]${selector}`),
];
const islandOf = ({target}: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-island]');

const isAlive = ({dataset}: HTMLElement): boolean => 'alive' in dataset;

/**
 * Loads the script of an island at the first touch, and holds what is submitted before. Every `HELD_MS`,
 * while something waits, a form says that it has not been sent, a search that it could not load, and the
 * script is requested again.
 *
 * All that is known of an island stands in its attributes: `data-wanted`, `data-held` and `data-alive`.
 */
export function holdIslands(win: Window & typeof globalThis): void {
  const {document: doc} = win;
  const load = scriptLoader(doc);
  let insisting: ReturnType<typeof setInterval> | undefined;
  let letLeave = (): void => undefined;

  function want(island: HTMLElement): void {
    const {dataset} = island;
    dataset.wanted = '';
    if (!isAlive(island)) load(dataset.src!);
  }

  function holdFor(island: HTMLElement): void {
    island.dataset.held = '';
    insisting ??= setInterval(insist, HELD_MS);
    want(island);
  }

  function insist(): void {
    const late = islands(doc, '[data-held]:not([data-alive])');
    for (const island of late) {
      say(island, false);
      want(island);
    }
    if (late.length > 0) return;
    clearInterval(insisting);
    insisting = undefined;
  }

  /** @param again true announces a visible notice once more; false shows a hidden one */
  function say(island: HTMLElement, again: boolean): void {
    const notice = island.querySelector<HTMLElement>(NOTICE);
    if (notice?.hidden !== !again) return;
    notice.hidden = false;
    // Nodes that are inserted into a live region are announced again.
    notice.append(...notice.childNodes);
    notice.scrollIntoView({block: 'nearest'});
  }

  /**
   * Enables a submit button that waits for an entry, and hides the hint that says so: the island would hide
   * the hint as it comes, and move the button from under a finger.
   */
  function openByEntry({value}: HTMLInputElement, form: HTMLFormElement): void {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]');
    if (!button || button.matches(EARLY)) return;
    button.disabled = value.trim() === '';
    const hint = doc.getElementById(button.getAttribute('aria-describedby') ?? '');
    if (hint) hint.hidden = !button.disabled;
  }

  for (const type of INTERACTIONS) {
    doc.addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        if (island) want(island);
      },
      {capture: true, passive: true},
    );
  }
  win.addEventListener('online', () => islands(doc, '[data-wanted]').forEach(want));
  callWhenPainted(win, () => {
    islands(doc, '[data-at-once]').forEach(want);
    if (new URLSearchParams(win.location.search).has('q'))
      islands(doc, '[data-island=search]').forEach(want);
  });

  doc.addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event);
      if (!island) return;
      // A form that is alive guards what it sends.
      letLeave();
      if (isAlive(island)) return;
      event.preventDefault();
      // React handles events while it hydrates; it would handle this one twice.
      event.stopPropagation();
      letLeave = guardLeaving(win);
      say(island, true);
      holdFor(island);
    },
    true,
  );
  doc.addEventListener(
    'input',
    (event) => {
      const island = islandOf(event);
      if (!island || isAlive(island) || !(event.target instanceof win.HTMLInputElement)) return;
      if (event.target.form) openByEntry(event.target, event.target.form);
      else holdFor(island);
    },
    true,
  );

  // An island that were drawn anew would break an unfinished syllable.
  const {dataset} = doc.documentElement;
  doc.addEventListener('compositionstart', () => (dataset.composing = ''), true);
  doc.addEventListener('compositionend', () => delete dataset.composing, true);

  /** Before each paint until the page is parsed: no button is seen disabled that only waits for this. */
  function openEarly(): void {
    for (const button of doc.querySelectorAll<HTMLButtonElement>(EARLY)) button.disabled = false;
    if (doc.readyState === 'loading') win.requestAnimationFrame(openEarly);
  }
  openEarly();
  doc.addEventListener('DOMContentLoaded', openEarly);

  // The notice by CSS alone (`src/components/Island`) is for a page without all of this.
  dataset.scripted = '';
}
