/**
 * How long a disk error counts, unless a later request succeeds. Longer than the ten minutes between
 * runs of `npm run smoke -- --watch`, which would otherwise miss it.
 */
const ALARM_MS = 15 * 60 * 1000;

/** Class 53 is a lack of disk or memory, 58 a disk that fails. */
export const isDiskError = (sqlState: string | null): boolean => /^5[38]/.test(sqlState ?? '');

let lackedAt = -Infinity;

/**
 * Whether the database can store requests. On a full disk it still answers queries, so only failed
 * writes show the problem.
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
 * The warnings that the migrations raise: a name and a SQLSTATE (intake.note_failure), or a fixed
 * sentence (intake.raise_alarm). Neither quotes a visitor.
 */
const FAILURE =
  /^[\w.]+ (?:failed with|could not be written:) SQLSTATE (\w{5})$|^Alarm of [\w -]+: [\w .,:;@()/?=-]+$/;

/**
 * Prints each unexpected error behind a db_error reply, and each alarm, as PostgreSQL's own log would.
 * On a full disk there is no other trace: intake.failures cannot be written either. Ignores other
 * notices of the database: they may quote what was typed.
 */
export function printFailure({message}: {message?: string | undefined}): void {
  const match = FAILURE.exec(message ?? '');
  if (!match) return;
  console.error(match[0]);
  if (isDiskError(match[1] ?? null)) diskSpace.lacked();
}
