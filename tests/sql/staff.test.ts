import {readFileSync} from 'node:fs';

import {taskOf} from '../../scripts/leads/commands';
import {read} from '../../scripts/support/commands';
import type {Engine} from '../../server/database/engine';
import {operationsOn, type Operations} from '../../server/staff/operations';
import {testEngine} from './engine';
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

let engine: Engine;
beforeAll(async () => void (engine = await testEngine()));
afterAll(() => engine.close());

/** A request with the number of the documents. */
beforeEach(async () => {
  for (const table of ['inspection_requests', 'newsletter_subscribers', 'weekly_counts'])
    await engine.query(`delete from intake.${table}`);
  await engine.query('alter table intake.inspection_requests alter column id restart with 12');
  const request = {
    v_name: 'Ann Nguyễn',
    v_phone: '813-555-0117',
    v_email: 'ann@example.com',
    v_route: '/vi/contact',
    v_referrer: 'https://www.google.com/',
  };
  await rpcAsVisitor(engine, 'submit_contact_rpc', request, null);
});

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

test('the walk of a request in docs/staff.md', async () => {
  const lines = linesUnder('docs/staff.md', 'Requests', 'bash');
  expect(lines).toHaveLength(ANSWERS.length);
  const operations = operationsOn(engine);
  for (const [index, line] of lines.entries()) {
    if (line.includes('--purge')) {
      expect(await answerTo('npm run leads -- --csv', operations)).toMatch(
        /^\ufeffid,.*\r\n\d+,[\d-]{10} [\d:]{5},won,.*Ann Nguyễn.*try after 5; .*: won/,
      );
      // Two days later.
      await engine.query(
        "update intake.inspection_requests set appointment_at = now() - interval '25 hours'",
      );
    }
    expect(await answerTo(line, operations)).toMatch(ANSWERS[index]!);
  }
});

describe('what supabase/README.md offers to staff in Studio', () => {
  const lines = linesUnder('supabase/README.md', 'For staff, in Studio', 'sql');

  test.each(lines)('%s', async (line) => {
    const [row] = await engine.query("select (now() + interval '1 day')::date::text as tomorrow");
    if (/'(?:new|undone)'/.test(line)) await engine.query("select intake.set_state(12, 'called')");
    if (line.includes('count_outcome'))
      await engine.query(
        "insert into intake.weekly_counts values (date_trunc('week', $1::date::timestamp)::date, 'state', 'scheduled', 1)",
        [row!.tomorrow],
      );
    await rpcAsVisitor(engine, 'subscribe_newsletter_rpc', {v_email: 'ann@example.com'}, null);
    const [answer] = await engine.query(line.replace('2027-03-02', String(row!.tomorrow)));
    expect(String(Object.values(answer!)[0])).toMatch(/^true$| is now /);
  });

  test('is all of it', () => expect(lines.length).toBeGreaterThanOrEqual(9));
});
