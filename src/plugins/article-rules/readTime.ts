/** Reading speed that read times assume. */
export const WORDS_PER_MINUTE = 200;

/**
 * Checks that the stated read time is right to within a minute.
 *
 * @returns the problem, in words; null if there is none
 */
export function readTimeProblem(words: number, readTime: number): string | null {
  const minutes = words / WORDS_PER_MINUTE;
  if (Math.abs(minutes - readTime) <= 1) return null;
  const right = Math.max(1, Math.round(minutes));
  return `readTime: says ${readTime}, but ${words} words take about ${minutes.toFixed(1)} minutes at ${WORDS_PER_MINUTE} a minute; write ${right}`;
}
