import type {CDPSession, Page} from '@playwright/test';

import {type Box, difference, pixels} from './pixels';

type State = 'rest' | 'hover' | 'press' | 'focus';

/** Pseudo-classes to force on a control, by state. */
const PSEUDO: Record<State, string[]> = {
  rest: [],
  hover: ['hover'],
  press: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
};

/** A control in the middle of the window. */
type Control = {
  kind: string;
  name: string;
  box: Box;
  field: boolean;
  current: boolean;
  offScreen: boolean;
};

/** Fewest pixels that a state must change: the underline of a short word. */
const LEAST_PIXELS = 20;

// Scrolls the first control of a kind that is not in `seen` to the middle of the window, and sets
// `data-probe` to `self` on the control and to `around` on its ancestors.
const nextControl = (page: Page, seen: string[]): Promise<Control | null> =>
  page.evaluate((known) => {
    const all = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
    const kindOf = (element: Element): string => {
      const states = ['type', 'aria-current', 'aria-pressed', 'aria-invalid', 'popovertarget']
        .filter((name) => element.hasAttribute(name))
        .map((name) => `[${name}=${element.getAttribute(name)}]`);
      const place = element.closest('header, main, footer, aside')?.tagName.toLowerCase();
      const ground = element.closest('[data-background=deep]') ? ' on deep' : '';
      const own = [element.tagName.toLowerCase(), ...element.classList].join('.');
      return `${own}${states.join('')} in ${place ?? 'body'}${ground}`;
    };
    for (const marked of document.querySelectorAll('[data-probe]')) {
      marked.removeAttribute('data-probe');
    }
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      const kind = kindOf(element);
      if (known.includes(kind) || element.closest('[aria-hidden=true]')) continue;
      if (element.matches(':disabled') || !element.checkVisibility({visibilityProperty: true}))
        continue;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      // A stretched link is as large as its block, and a hidden radio button as its label.
      const stretched = getComputedStyle(element, '::after').position === 'absolute';
      const shown = stretched ? element.offsetParent! : (element.closest('label') ?? element);
      const {left, top, width, height} = shown.getBoundingClientRect();
      const offScreen = left >= innerWidth || left + width <= 0;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Under an open menu or list, or in a line that wraps: another control of its kind is free.
      if (!offScreen && (!hit || !(shown.contains(hit) || hit.contains(shown)))) continue;
      element.dataset.probe = 'self';
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        up.dataset.probe = 'around';
      }
      return {
        kind,
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30),
        box: {x: left, y: top, width, height},
        field: element.matches('input, select, textarea'),
        current: element.matches('[aria-current], [aria-pressed=true], [aria-invalid], :checked'),
        offScreen,
      };
    }
    return null;
  }, seen);

/** Forces pseudo-classes on the marked control, without the events of a pointer or keyboard. */
async function force(devtools: CDPSession, root: number, pseudo: string[]): Promise<void> {
  const find = async (selector: string): Promise<number[]> => {
    const query = {nodeId: root, selector};
    return (await devtools.send('DOM.querySelectorAll', query)).nodeIds;
  };
  for (const nodeId of await find('[data-probe=around]')) {
    const forcedPseudoClasses = pseudo.filter((name) => name === 'hover');
    await devtools.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses});
  }
  for (const nodeId of await find('[data-probe=self]')) {
    await devtools.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: pseudo});
  }
}

// Compares one control of each kind at rest, under the pointer, pressed and focused, and returns the
// states that change too little. Adds the kinds to `seen`, so that later pages skip them. A field
// need not show the press: it takes the focus, opens or changes. The current page, a chosen control
// and a field with an error need not respond to the pointer either.
export async function silentControls(page: Page, seen: string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {nodeId: root} = (await devtools.send('DOM.getDocument', {depth: 0})).root;
  const silent: string[] = [];
  // The next control may lie where pointer or focus was last.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (
    let control = await nextControl(page, seen);
    control;
    control = await nextControl(page, seen)
  ) {
    const {kind, name, field, current, offScreen} = control;
    const what = `${kind} "${name}"`;
    seen.push(kind);
    let {box} = control;
    // The skip link is on the screen only while it has the focus.
    const always = offScreen ? ['focus'] : [];
    if (offScreen) {
      await force(devtools, root, always);
      box = (await page.locator('[data-probe=self]').boundingBox())!;
    }
    const shots = {} as Record<State, Uint8Array>;
    for (const state of ['rest', 'hover', 'press', 'focus'] as const) {
      await force(devtools, root, [...always, ...PSEUDO[state]]);
      shots[state] = await pixels(page, box);
    }
    await force(devtools, root, []);
    const changed = (one: State, other: State) => difference(shots[one], shots[other]).visible;
    if (!current && changed('rest', 'hover') < LEAST_PIXELS) silent.push(`hover: ${what}`);
    if (!field && !current && changed('hover', 'press') < LEAST_PIXELS)
      silent.push(`press: ${what}`);
    // WCAG 2.4.13: as large as a line of 2 px around the control, 3:1 against what was there.
    const ring = difference(shots.rest, shots.focus).contrasting;
    const least = 2 * 2 * (Math.min(box.width, page.viewportSize()!.width) + box.height);
    if (ring < least) silent.push(`focus: ${what} (${ring} of ${Math.round(least)} pixels)`);
  }
  await devtools.detach();
  return silent;
}
