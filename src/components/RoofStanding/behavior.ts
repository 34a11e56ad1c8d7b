import {LIFESPANS, LONGEST} from '@site/src/data/lifespans';
import {rulesFor, stageOf, yearsOf} from '@site/src/lib/roofStanding';

import {whenDrawn} from '../whenDrawn';

/** Marks the whole, whose form has the lists `roofType` and `roofAge`. */
export const STANDING = 'data-standing';
/** On the row of a kind of roof: its value in the form's list. */
export const KIND = 'data-kind';
/** In a bar: what shows the age. */
export const MARK = 'data-mark';
/** On what we advise, and on a rule of the insurer: the case for which it is. */
export const STAGE = 'data-stage';
export const RULE = 'data-rule';
/** On what shows once anything is chosen. */
export const CHOSEN = 'data-chosen';

/**
 * Shows only what fits the kind and the age of the roof that were chosen, and the age on the bars. The draft of
 * the request form keeps both, and fills them in there.
 */
export function workRoofStanding(win: Window & typeof globalThis): void {
  const {document: doc} = win;

  function show(root: Element): void {
    const all = (attribute: string) => [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)];
    const chosen = (name: string): string =>
      root.querySelector<HTMLSelectElement>(`[name=${name}]`)!.value;

    const rows = all(KIND);
    const own = rows.find((row) => row.getAttribute(KIND) === chosen('roofType'));
    for (const row of rows) row.hidden = own !== undefined && row !== own;

    const age = yearsOf(chosen('roofAge'));
    const [from, to] = age ?? [0, 0];
    for (const mark of all(MARK)) {
      mark.setAttribute('x', String(from));
      mark.setAttribute('width', String(Math.min(to, LONGEST) - from));
    }
    // Every row is of a kind that has a range.
    const stage =
      age && own ? stageOf(age, LIFESPANS[own.getAttribute(KIND) as keyof typeof LIFESPANS]) : null;
    for (const advice of all(STAGE)) advice.hidden = advice.getAttribute(STAGE) !== stage;
    for (const rule of all(RULE))
      rule.hidden = !(age && rulesFor(age)[rule.getAttribute(RULE) as 'over' | 'under']);
    for (const part of all(CHOSEN)) part.hidden = !age && !own;
  }

  const roots = () => doc.querySelectorAll(`[${STANDING}]`);
  whenDrawn(win, () => roots().forEach(show));
  doc.addEventListener('input', ({target}) => {
    const root = (target as Element).closest(`[${STANDING}]`);
    if (root) show(root);
  });
}
