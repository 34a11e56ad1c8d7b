/** What the migrations raise as warnings (intake.note_failure): a name and a SQLSTATE, nothing typed. */
const FAILURE = /^[\w.]+ (failed with|could not be written:) SQLSTATE \w{5}$/;

/**
 * Prints a line for each unexpected error behind a db_error reply, as PostgreSQL's own log would.
 * On a full disk there is no other trace: intake.failures cannot be written either. Other notices
 * of the database are ignored: they may quote what was typed.
 */
export function printFailure({message}: {message?: string | undefined}): void {
  if (message !== undefined && FAILURE.test(message)) console.error(message);
}
