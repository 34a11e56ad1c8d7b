/** The code's fields, limits, choices and emails, compared with the migrated database. */
import {columnsOf, LEAD_LABELS} from '../../scripts/leads/listing';
import {asBlocks, asCsv} from '../../scripts/leads/table';
import type {Engine, Row} from '../../server/database/engine';
import {FUNCTIONS, readArguments} from '../../server/http/arguments';
import {messageOf} from '../../server/notify/message';
import type {Notice} from '../../server/notify/notice';
import {company} from '../../src/data/company';
import {
  INSPECTION_FIELDS,
  inspectionFields,
  type InspectionField,
  LIST_FIELDS,
  parameterOf,
} from '../../src/data/inspectionFields';
import {queueDue} from '../../server/notify/reminders';
import {clean} from '../../src/forms/core/clean';
import type {InspectionEntries} from '../../src/forms/core/fields';
import {inspectionPayload} from '../../src/forms/core/payload';
import {EMAIL_CASES} from '../support/emailCases';
import {testEngine} from './engine';
import {type FunctionName, type Reply, rpcAsVisitor} from './rpc';

let engine: Engine;
beforeAll(async () => void (engine = await testEngine()));
afterAll(() => engine.close());

const context = {
  honeypot: '',
  startedAt: 1_000_000,
  now: 1_060_000,
  ip: null,
  emailHash: null,
  route: '/contact',
  referrer: null,
  userAgent: 'Test/1',
};

let sent = 0;

/** A client that has no tries counted yet. */
const newClient = (): string => `198.51.${Math.floor((sent += 1) / 250)}.${(sent % 250) + 1}`;

/** Entries of all fields, each with a different value. */
function sample(changes: Partial<InspectionEntries> = {}): InspectionEntries {
  const entry = (field: InspectionField): string => {
    if (field === 'email') return `fields${(sent += 1)}@example.com`;
    const facts = inspectionFields[field];
    return 'choices' in facts ? Object.keys(facts.choices)[0]! : `A ${field}`;
  };
  const entries = Object.fromEntries(INSPECTION_FIELDS.map((field) => [field, entry(field)]));
  return {...entries, ...changes} as InspectionEntries;
}

const request = (entries: InspectionEntries, honeypot = ''): Promise<Reply> =>
  rpcAsVisitor(
    engine,
    'submit_contact_rpc',
    inspectionPayload(entries, {...context, honeypot}),
    newClient(),
  );

/** The request as staff see it, as a lead or as suspected spam. */
const rowOf = async (view: 'leads' | 'suspected_spam', email: string) =>
  (await engine.query(`select * from intake.${view} where email = $1`, [email]))[0] ?? {};

/** The fields whose entry is missing in a text. */
const lostIn = (text: string, entries: InspectionEntries): InspectionField[] =>
  INSPECTION_FIELDS.filter((field) => !text.includes(entries[field]));

/** What staff see of a request, in each of their texts. */
function textsOf(row: Row): Record<string, string> {
  const columns = columnsOf([row]);
  return {
    csv: asCsv([row], columns),
    listing: asBlocks([row], () => String(row.name), LEAD_LABELS),
  };
}

/** The request as staff are told of it, and the texts that tell them. */
async function noticeOf(email: string): Promise<[told: unknown, texts: Record<string, string>]> {
  const [claimed] = await engine.query<{notice: Notice}>(
    `select notice from intake.claim_notices('fields', 1000, '1 minute')
     where notice #>> '{request,email}' = $1`,
    [email],
  );
  const {text, html, chat} = messageOf(claimed!.notice);
  return [claimed!.notice.request, {text, html, chat}];
}

test.each(['leads', 'suspected_spam'] as const)(
  'every field goes from what is typed to what staff read in %s',
  async (view) => {
    const entries = sample();
    const reply = await request(entries, view === 'leads' ? '' : 'filled by a browser');
    expect(reply.error).toBe(view === 'leads' ? null : 'spam_detected');
    const columns = INSPECTION_FIELDS.map((field) => [
      inspectionFields[field].column,
      entries[field],
    ]);
    const row = await rowOf(view, entries.email);
    expect(row).toMatchObject(Object.fromEntries(columns));
    for (const text of Object.values(textsOf(row))) expect(lostIn(text, entries)).toEqual([]);
    if (view === 'suspected_spam') return;
    const [told, texts] = await noticeOf(entries.email);
    expect(told).toMatchObject(entries);
    const asShown = INSPECTION_FIELDS.map((field) => {
      const facts = inspectionFields[field];
      return [field, 'choices' in facts ? Object.values(facts.choices)[0] : entries[field]];
    });
    for (const text of Object.values(texts))
      expect(lostIn(text, Object.fromEntries(asShown))).toEqual([]);
  },
);

test('form and database clean alike: every character, joiners, ends and schemes', async () => {
  const all = Array.from({length: 0x110000}, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .join('');
  const ends = '\u200d \u2060tel: \u200cTEL:क\u094d\u200dष mailto:\u200b \u200c';
  for (const [field, scheme] of [
    ['name', null],
    ['phone', 'tel:'],
    ['email', 'mailto:'],
  ] as const) {
    for (const typed of [`a${all}a`, ends, `${scheme}${ends}`, '\u200d', '']) {
      const [row] = await engine.query('select intake.clean($1, $2)', [typed, scheme]);
      expect(row!.clean === clean(field, typed)).toBe(true);
    }
  }
});

test('what copying brings along is stored with no request', async () => {
  const entries = sample();
  await request({
    ...entries,
    name: '\u202aक\u094d\u200dष\u200b',
    phone: 'tel:\u202d+1 813 555 0142\u202c',
    email: `mailto:${entries.email}\u200b`,
  });
  expect(await rowOf('leads', entries.email)).toMatchObject({
    name: 'क\u094d\u200dष',
    phone: '+1 813 555 0142',
  });
});

test('the server takes the body that the form sends', () => {
  const entries = sample();
  const payload = inspectionPayload(entries, context);
  expect(readArguments('submit_contact_rpc', JSON.stringify(payload))).not.toBeNull();
  const parameters = INSPECTION_FIELDS.map((field) => [parameterOf(field), entries[field]]);
  expect(payload).toMatchObject(Object.fromEntries(parameters));
});

test.each(Object.entries(FUNCTIONS))(
  'the server knows exactly the parameters of %s, and their types',
  async (name, known) => {
    const rows = await engine.query(
      `select a.name, a.type::regtype::text from pg_proc p,
         unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
       where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
      [name],
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.type]))).toEqual(
      Object.fromEntries(known),
    );
  },
);

describe.each(LIST_FIELDS)('%s', (field) => {
  const {column} = inspectionFields[field];
  const choices = Object.keys(inspectionFields[field].choices);

  test.each([...choices, 'never offered'])(
    '%s is kept, unless it is never offered',
    async (value) => {
      const entries = sample({[field]: value});
      await request(entries);
      const kept = value === 'never offered' ? null : value;
      expect((await rowOf('leads', entries.email))[column]).toBe(kept);
    },
  );

  test('the table allows no other', async () => {
    const rows = await engine.query(
      `select distinct m[1] as value from pg_constraint c,
         regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
       where c.conrelid = 'intake.inspection_requests'::regclass and c.contype = 'c'
         and c.conkey = (select array[attnum] from pg_attribute
           where attrelid = c.conrelid and attname = $1)`,
      [column],
    );
    expect(rows.map((row) => row.value).sort()).toEqual([...choices].sort());
  });
});

const LIMITED = INSPECTION_FIELDS.flatMap((field) => {
  const facts = inspectionFields[field];
  return 'limit' in facts ? [{field, ...facts}] : [];
});

test.each(LIMITED)(
  '$field: $limit characters are kept, and a longer entry is refused or cut',
  async ({field, column, limit, ...facts}) => {
    for (const length of [limit, limit + 1]) {
      const end = field === 'email' ? `${(sent += 1)}@example.com` : '';
      const entries = sample({[field]: 'x'.repeat(length - end.length) + end});
      const {success} = await request(entries);
      const kept = String((await rowOf('leads', entries.email))[column] ?? '').length;
      const isTaken = length === limit || !('required' in facts);
      expect({length, success, kept}).toEqual({
        length,
        success: isTaken,
        kept: isTaken ? limit : 0,
      });
    }
  },
);

test.each(EMAIL_CASES)('both functions judge $email as the forms do', async ({email, problem}) => {
  const calls: [FunctionName, object][] = [
    ['submit_contact_rpc', {v_name: 'Ann', v_phone: '1'}],
    ['subscribe_newsletter_rpc', {v_started_at_ms: (sent += 1)}],
  ];
  for (const [name, others] of calls) {
    const {error} = await rpcAsVisitor(engine, name, {v_email: email, ...others}, newClient());
    // The same email in two spellings is subscribed already: accepted all the same.
    const taken = [null, 'already_subscribed', 'rate_limit'];
    // The form only asks about the unusual.
    const isTaken = problem === null || problem === 'unusual';
    expect(isTaken ? taken : ['invalid_email']).toContain(error);
  }
});

test('staff see a request as overdue once the promised hours are over', async () => {
  const entries = sample();
  await request(entries);
  const never = {reminderMinutes: 120, urgentReminderMinutes: 120};
  await queueDue(engine, {...never, digest: false, mornings: false});
  for (const minutes of [-1, 1]) {
    await engine.query(
      `update intake.inspection_requests
       set received_at = now() - make_interval(hours => $1::int, mins => $2::int) where email = $3`,
      [company.responseHours, minutes, entries.email],
    );
    expect((await rowOf('leads', entries.email)).overdue).toBe(minutes > 0);
  }
});
