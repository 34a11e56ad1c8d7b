import type {Engine} from './database/engine';
import {redactedLine, type RedactableLead} from './redact-lead';

/** A notice of the outbox; the lead is null where the request is none. */
type News = {notice: number; kind: string; request_id: number} & RedactableLead;

/**
 * Notices after the parameter, and the leads that they are about. Written so that every part looks
 * rows up by their number, where a plain join would sort all leads.
 */
const NEWS = `
  select o.id as notice, o.kind, o.request_id, l.id, l.received_at, l.language, l.name, l.phone
  from intake.outbox o
  left join lateral (select * from intake.leads where leads.id = o.request_id offset 0) l on true
  where o.id > $1 and o.kind in ('request', 'set_aside')
  order by o.id`;

/**
 * Prints a redacted line for each new lead, also for one that was first suspected as spam. Runs
 * after the reply was sent and swallows its own errors: a notice is never worth a lead.
 */
export async function leadNotices(engine: Engine, print: (line: string) => void = console.log) {
  const [newest] = await engine.query<{id: number}>(
    'select coalesce(max(id), 0) as id from intake.outbox',
  );
  let lastSeen = newest!.id;
  let running: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    try {
      await engine.query('select intake.fill_outbox()');
      for (const news of await engine.query<News>(NEWS, [lastSeen])) {
        if (news.id !== null) print(redactedLine(news));
        else if (news.kind === 'set_aside')
          print(
            `Inspection request ${news.request_id} was set aside: npm run leads -- --suspected`,
          );
        lastSeen = news.notice;
      }
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
