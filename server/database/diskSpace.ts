/**
 * How long one such error is an alarm, where no later request shows that it has passed. Longer than
 * the ten minutes from one `npm run smoke -- --watch` to the next, which would otherwise miss it.
 */
const ALARM_MS = 15 * 60 * 1000;

/** Class 53 is a lack of disk or memory, 58 a disk that fails. */
export const isDiskError = (sqlState: string | null): boolean => /^5[38]/.test(sqlState ?? '');

let lackedAt = -Infinity;

/**
 * Whether the database can store what visitors send. On a full disk it still answers questions, so
 * that only the requests that fail can tell.
 */
export const diskSpace = {
  /** Something could not be stored. */
  lacked(): void {
    lackedAt = Date.now();
  },
  /** Something was stored. */
  sufficed(): void {
    lackedAt = -Infinity;
  },
  isLacking: (): boolean => Date.now() - lackedAt < ALARM_MS,
};
