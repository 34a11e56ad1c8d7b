/** Milliseconds from the first moment to the second; 0 where a clock was set back in between. */
export const elapsedMs = (startedAt: number, now: number): number => Math.max(0, now - startedAt);

/**
 * When the visitor began: the draft's time, or now where that is in the future (a clock set back)
 * or not a time.
 */
export function startOf(remembered: unknown, now: number): number {
  return typeof remembered === 'number' && remembered > 0 && remembered <= now ? remembered : now;
}
