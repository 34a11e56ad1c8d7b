/**
 * How long one such error is an alarm, where no later request shows that it has passed. Longer than
 * the ten minutes from one `npm run smoke -- --watch` to the next, which would otherwise miss it.
 */
const ALARM_MS = 15 * 60 * 1000;

let lackedAt = -Infinity;

/**
 * Whether the database has room for what visitors send. On a full disk it still answers questions,
 * so that only the requests that fail can tell.
 */
export const room = {
  /** Takes notice of an error: class 53 is a lack of disk or memory, 58 a disk that fails. */
  judge(sqlState: string): void {
    if (/^5[38]/.test(sqlState)) lackedAt = Date.now();
  },
  /** Something was stored. */
  isThere(): void {
    lackedAt = -Infinity;
  },
  isLacking: (): boolean => Date.now() - lackedAt < ALARM_MS,
};
