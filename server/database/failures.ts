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
  lacked(): void {
    lackedAt = Date.now();
  },
  sufficed(): void {
    lackedAt = -Infinity;
  },
  isLacking: (): boolean => Date.now() - lackedAt < ALARM_MS,
};

/**
 * What the migrations raise as warnings: a name and a SQLSTATE (intake.note_failure), or a fixed
 * sentence (intake.raise_alarm). Nothing that was typed.
 */
const FAILURE =
  /^[\w.]+ (?:failed with|could not be written:) SQLSTATE (\w{5})$|^Alarm of [\w -]+: [\w ,;]+$/;

/**
 * Prints a line for each unexpected error behind a db_error reply, and for each alarm, as PostgreSQL's own log would.
 * On a full disk there is no other trace: intake.failures cannot be written either. Other notices
 * of the database are ignored: they may quote what was typed.
 */
export function printFailure({message}: {message?: string | undefined}): void {
  const match = FAILURE.exec(message ?? '');
  if (!match) return;
  console.error(match[0]);
  if (isDiskError(match[1] ?? null)) diskSpace.lacked();
}
