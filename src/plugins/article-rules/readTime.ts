/** From how many words a minute read times are reckoned. */
export const WORDS_PER_MINUTE = 200;

/**
 * Is the promised read time true to within a minute?
 *
 * @returns the problem, in words; null where it is true
 */
export function readTimeProblem(words: number, readTime: number): string | null {
  const minutes = words / WORDS_PER_MINUTE;
  if (Math.abs(minutes - readTime) <= 1) return null;
  const right = Math.max(1, Math.round(minutes));
  return `readTime: says ${readTime}, but ${words} words take about ${minutes.toFixed(1)} minutes at ${WORDS_PER_MINUTE} a minute; write ${right}`;
}
