import {diskSpace, isDiskError} from './diskSpace';

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
