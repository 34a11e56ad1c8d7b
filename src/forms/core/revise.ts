/**
 * What to say at a field while it is being edited: nothing more once it is right, and that it is
 * empty as soon as it is. Another fault waits for a pause in typing, so that the words beside the
 * field do not change with every letter.
 *
 * @param shown the problem said now, if any; a field that was fine is left alone until it is sent
 * @param found the problem of what stands in the field
 */
export function revisedProblem<Problem extends string>(
  shown: Problem | null | undefined,
  found: Problem | null | undefined,
  isQuiet: boolean,
): Problem | null {
  if (!shown || !found) return null;
  return isQuiet || found === 'missing' ? found : shown;
}
