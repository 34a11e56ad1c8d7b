import type {PgliteConnection} from '@supabase/lite/pglite';

/**
 * What the migrations raise as warnings: a name and a SQLSTATE (intake.note_failure), or a fixed
 * sentence (intake.raise_alarm). Nothing that was typed.
 */
const FAILURE =
  /^[\w.]+ (failed with|could not be written:) SQLSTATE \w{5}$|^Alarm of [\w -]+: [\w ,;]+$/;

/**
 * Prints a line for each unexpected error behind a db_error reply, and for each alarm, as PostgreSQL's
 * own log would.
 * On a full disk there is no other trace: intake.failures cannot be written either. (The embedded
 * database reports warnings only per statement, on request.)
 */
export function printFailures({driver}: PgliteConnection): void {
  const execute = driver.execProtocolStream.bind(driver);
  driver.execProtocolStream = (message, options) =>
    execute(message, {
      ...options,
      onNotice: (notice) => {
        if (FAILURE.test(notice.message ?? '')) console.error(notice.message);
        options?.onNotice?.(notice);
      },
    });
}
