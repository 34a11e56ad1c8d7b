import type {TypedField} from '@site/src/data/inspectionFields';

import type {Problems} from './rules';

/** Length of a pause in typing after which a change is announced: with each keystroke it would be too much. */
export const QUIET_MS = 1000;

/**
 * The problems to show while a form is edited: none at a field that has become valid, "missing" as soon
 * as it is empty. Any other problem waits for a pause in typing, so that the message does not change
 * with every keystroke.
 *
 * @param shown the problems shown now; a valid field is not checked again before sending
 * @param current the problems of the current values
 */
export function revisedProblems(shown: Problems, current: Problems, hasPaused: boolean): Problems {
  const fields = Object.keys(shown) as TypedField[];
  const revised = fields.map((field) => {
    const isNew = hasPaused || current[field] === 'missing';
    return [field, isNew ? current[field] : shown[field]] as const;
  });
  return Object.fromEntries(revised.filter(([field, problem]) => problem && current[field]));
}
