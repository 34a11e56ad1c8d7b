/**
 * When the visitor began: the draft's time, or now where that is in the future (a clock set back)
 * or not a time.
 */
export function startOf(remembered: unknown, now: number): number {
  return typeof remembered === 'number' && remembered > 0 && remembered <= now ? remembered : now;
}
