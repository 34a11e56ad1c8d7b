import type {Engine} from './engine/engine';
import {redactedLine, type RedactableLead} from './redact-lead';

type Seen = RedactableLead & {suspicion: string | null};

/** Nothing but a limit speaks against these, so somebody may be waiting. */
const SET_ASIDE = ['unknown_address', 'email_limit'];

/**
 * Requests after the first parameter or named by the second, and what is told of those that are
 * leads. It runs after each request: written so that every part looks rows up by their number,
 * where a plain join would sort all leads.
 */
const NEWS = `
  select r.id, r.suspicion, l.received_at, l.language, l.name, l.phone
  from (
    select id, suspicion from intake.inspection_requests where id > $1
    union all
    select id, suspicion from intake.inspection_requests where id <= $1 and id = any ($2)
  ) r
  left join lateral (select * from intake.leads where leads.id = r.id offset 0) l on true
  order by r.id`;

/**
 * Prints a redacted line for each new lead, also for one that was first suspected as spam. Runs
 * after the reply was sent and swallows its own errors: a notice is never worth a lead.
 */
export async function leadNotices(engine: Engine, print: (line: string) => void = console.log) {
  const [newest] = await engine.query<{id: number}>(
    'select coalesce(max(id), 0) as id from intake.inspection_requests',
  );
  let lastSeen = newest!.id;
  // Staff may still mark any of these as a lead.
  const stored = await engine.query<{id: number; suspicion: string}>(
    'select id, suspicion from intake.suspected_spam',
  );
  let suspected = new Map(stored.map(({id, suspicion}) => [id, suspicion]));
  let running: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    try {
      const rows = await engine.query<Seen>(NEWS, [lastSeen, [...suspected.keys()]]);
      for (const row of rows) {
        if (row.suspicion === null) print(redactedLine(row));
        else if (SET_ASIDE.includes(row.suspicion) && suspected.get(row.id) !== row.suspicion)
          print(`Inspection request ${row.id} was set aside: npm run leads -- --suspected`);
      }
      lastSeen = Math.max(lastSeen, rows.at(-1)?.id ?? 0);
      suspected = new Map(
        rows.flatMap(({id, suspicion}) => (suspicion === null ? [] : [[id, suspicion] as const])),
      );
    } catch (error) {
      console.error(`A notice could not be printed: ${(error as Error).name}`);
    }
  };

  return {
    /** Checks soon; checks requested meanwhile share one query. */
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
