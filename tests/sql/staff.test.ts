import {readFileSync} from 'node:fs';

import {taskOf} from '../../scripts/leads/commands';
import {read} from '../../scripts/support/commands';
import type {Engine} from '../../server/database/engine';
import {operationsOn, type Operations} from '../../server/staff/operations';
import {rpcAsVisitor} from './rpc';

/** The lines of the code block of a kind that follows a heading of a document. */
function linesUnder(document: string, heading: string, kind: string): string[] {
  const [, chapter = ''] = readFileSync(document, 'utf8').split(`# ${heading}\n`);
  const [, block = ''] = new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(chapter) ?? [];
  return block.trim().split('\n');
}

/** The arguments of `npm run leads`, as a shell splits them. */
const argumentsOf = (line: string): string[] =>
  [...(line.split(' -- ')[1] ?? '').matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );

async function request(engine: Engine, email: string, changes: object = {}): Promise<number> {
  await rpcAsVisitor(
    engine,
    'submit_contact_rpc',
    {
      v_name: 'Ann Nguyễn',
      v_phone: '813-555-0117',
      v_email: email,
      v_route: '/vi/contact',
      v_referrer: 'https://www.google.com/',
      ...changes,
    },
    null,
  );
  const [row] = await engine.query<{id: number}>(
    'select max(id) as id from intake.inspection_requests',
  );
  return row!.id;
}

/** The expected answer to each command of the walk in docs/staff.md, with the request number 12. */
const ANSWERS = [
  /^#12 {2}Ann Nguyễn {2}\(waiting; received .* Eastern\)[^]*Language +vi/,
  /^Request 12 \(Ann Nguyễn\) is now called\.$/,
  /^Request 12 \(Ann Nguyễn\) is now scheduled: \w{3}, \w{3} \d+, \d{4}, 9:00 AM Eastern\.$/,
  /^Request 12 \(Ann Nguyễn\) is now won\.$/,
  /^#12 .*\(won; [^]*Appointment +\w.* 9:00 AM Eastern\n +History +.*: called by AB, no answer, try after 5; .*: scheduled, gate code 4; .*: won$/,
  /"inspection_requests":1/,
  /^No inspection requests\.$/,
  /^all +1 +0 +0 +0 +1 +0 +0 +within 5 min$[^]*^\/contact +1$[^]*^google\.com +1$[^]*^vi +1$/m,
];

/** The output of a command line, or its error message. */
async function answerTo(line: string, operations: Operations): Promise<string> {
  try {
    return await taskOf(read('leads', argumentsOf(line))!.values)(operations);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The walk of a request that docs/staff.md tells staff, command by command. */
async function walk(engine: Engine): Promise<string[]> {
  const lines = linesUnder('docs/staff.md', 'Requests', 'bash');
  if (lines.length !== ANSWERS.length) return [`the walk has ${lines.length} lines`];
  const operations = operationsOn(engine);
  const id = await request(engine, 'ann@example.com');
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.includes('--purge')) {
      const csv = await answerTo('npm run leads -- --csv', operations);
      if (
        !/^\ufeffid,.*\r\n\d+,[\d-]{10} [\d:]{5},won,.*Ann Nguyễn.*try after 5; .*: won/.test(csv)
      )
        problems.push(`the CSV is ${csv}`);
      // Two days later.
      await engine.query(
        `update intake.inspection_requests set appointment_at = now() - interval '25 hours' where id = $1`,
        [id],
      );
    }
    const answer = await answerTo(line.replace(/\b12\b/, String(id)), operations);
    const numbered = answer
      .replaceAll(`#${id} `, '#12 ')
      .replaceAll(`Request ${id} `, 'Request 12 ');
    if (!ANSWERS[index]!.test(numbered)) problems.push(`${line} answers: ${answer}`);
  }
  return problems;
}

/** Each line that supabase/README.md offers to staff in Studio, as it stands there. */
async function studio(engine: Engine): Promise<string[]> {
  const lines = linesUnder('supabase/README.md', 'For staff, in Studio', 'sql');
  const [row] = await engine.query("select (now() + interval '1 day')::date::text as tomorrow");
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    const email = `studio${index}@example.com`;
    const id = await request(engine, email);
    if (/'(?:new|undone)'/.test(line))
      await engine.query("select intake.set_state($1, 'called')", [id]);
    if (line.includes('count_outcome'))
      await engine.query(
        `insert into intake.weekly_counts values (date_trunc('week', $1::date::timestamp)::date, 'state', 'scheduled', 1)
         on conflict (week, kind, value) do update set requests = 1`,
        [row!.tomorrow],
      );
    await rpcAsVisitor(engine, 'subscribe_newsletter_rpc', {v_email: 'ann@example.com'}, null);
    const sql = line.replace('(12', `(${id}`).replace('2027-03-02', String(row!.tomorrow));
    const [answer] = await engine
      .query(sql)
      .catch((error: Error) => [{failed: error.message}] as Record<string, unknown>[]);
    const [said] = Object.values(answer ?? {});
    if (said !== true && !/ is now /.test(String(said)))
      problems.push(`${line} answers: ${JSON.stringify(answer)}`);
  }
  if (lines.length < 9) problems.push(`only ${lines.length} lines were found`);
  return problems;
}

/**
 * Runs the documented steps of staff: docs/staff.md in the terminal, supabase/README.md in Studio.
 *
 * @param engine a migrated database without requests; they are deleted again.
 */
export async function staffProblems(engine: Engine): Promise<string[]> {
  const problems = [...(await walk(engine)), ...(await studio(engine))];
  for (const table of ['inspection_requests', 'newsletter_subscribers', 'weekly_counts'])
    await engine.query(`delete from intake.${table}`);
  await engine.query('delete from intake.address_tries');
  return problems;
}
