import type {PgliteConnection} from '@supabase/lite/pglite';

import {maskedLine, type MaskableLead} from './mask';

/**
 * Prints a masked line for each new lead. It looks after the reply has gone out and swallows its own
 * failures: a notice is never worth a lead.
 */
export async function leadNotices(
  {driver}: PgliteConnection,
  print: (line: string) => void = console.log,
) {
  const newest = await driver.query<{id: number}>(
    'select coalesce(max(id), 0) as id from intake.inspection_requests',
  );
  let lastSeen = newest.rows[0]!.id;
  let running: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    try {
      const {rows} = await driver.query<MaskableLead>(
        'select id, received_at, language, name, phone from intake.leads where id > $1 order by id',
        [lastSeen],
      );
      for (const lead of rows) {
        lastSeen = lead.id;
        print(maskedLine(lead));
      }
    } catch (error) {
      console.error(`A notice could not be printed: ${(error as Error).name}`);
    }
  };

  return {
    /** Looks soon; calls that come meanwhile share one look. */
    check(): void {
      running ??= new Promise<void>((resolve) => setTimeout(resolve, 50)).then(look).finally(() => {
        running = null;
      });
    },
    settled: async (): Promise<void> => {
      await running;
    },
  };
}
