import {TYPED_FIELDS} from '@site/src/data/inspectionFields';

import type {Problems} from './rules';

/**
 * The problem to show at a field while it is edited: none once it is valid, "missing" as soon as it
 * is empty. Any other problem waits for a pause in typing, so that the message does not change with
 * every keystroke.
 *
 * @param shown the problem shown now, if any; a valid field is not checked again before sending
 * @param current the problem of the current value
 */
export function revisedProblem<Problem extends string>(
  shown: Problem | null | undefined,
  current: Problem | null | undefined,
  hasPaused: boolean,
): Problem | null {
  if (!shown || !current) return null;
  return hasPaused || current === 'missing' ? current : shown;
}

/** The same for every field. */
export function revisedProblems(shown: Problems, current: Problems, hasPaused: boolean): Problems {
  return Object.fromEntries(
    TYPED_FIELDS.map((field) => [
      field,
      revisedProblem(shown[field], current[field], hasPaused),
    ]).filter(([, problem]) => problem !== null),
  ) as Problems;
}
