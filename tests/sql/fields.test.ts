import {columnsOf, LEAD_LABELS} from '../../scripts/leads/columns';
import {asBlocks, asCsv} from '../../scripts/leads/table';
import {FUNCTIONS, readPayload} from '../../server/http/payload';
import {company} from '../../src/data/company';
import {
  INSPECTION_FIELDS,
  inspectionFields,
  type InspectionField,
  LIST_FIELDS,
  parameterOf,
} from '../../src/data/inspectionFields';
import type {InspectionEntries} from '../../src/forms/core/fields';
import {inspectionPayload} from '../../src/forms/core/payload';
import {EMAIL_CASES} from '../support/emailCases';
import type {Engine} from '../../server/database/engine';
import {type FunctionName, type Reply, rpcAsVisitor} from './rpc';
import {untoldFields} from './toldFields';

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
    return 'choices' in facts ? facts.choices[0] : `A ${field}`;
  };
  const entries = Object.fromEntries(INSPECTION_FIELDS.map((field) => [field, entry(field)]));
  return {...entries, ...changes} as InspectionEntries;
}

const request = (engine: Engine, entries: InspectionEntries, honeypot = ''): Promise<Reply> =>
  rpcAsVisitor(
    engine,
    'submit_contact_rpc',
    inspectionPayload(entries, {...context, honeypot}),
    newClient(),
  );

/** The request as staff see it, as a lead or as suspected spam. */
const rowOf = async (engine: Engine, view: 'leads' | 'suspected_spam', email: string) =>
  (await engine.query(`select * from intake.${view} where email = $1`, [email]))[0] ?? {};

/** The fields that staff do not see in full, and where each is lost. */
async function lostFields(
  engine: Engine,
  view: 'leads' | 'suspected_spam',
  entries: InspectionEntries,
): Promise<string[]> {
  const row = await rowOf(engine, view, entries.email);
  const columns = columnsOf([row]);
  const csv = asCsv([row], columns);
  const listing = asBlocks([row], () => entries.name, LEAD_LABELS);
  return INSPECTION_FIELDS.flatMap((field) => {
    const {column} = inspectionFields[field];
    const layers = {
      [`intake.${view}`]: row[column] === entries[field],
      [`CSV of ${view}`]: columns.includes(column) && csv.includes(entries[field]),
      [`listing of ${view}`]: listing.includes(entries[field]),
    };
    const lost = Object.entries(layers).filter(([, holds]) => !holds);
    return lost.map(([layer]) => `${field}: lost in the ${layer}`);
  });
}

/** Every field, from what is typed to what staff read. */
async function everyLayer(engine: Engine): Promise<string[]> {
  const entries = sample();
  const payload = inspectionPayload(entries, context) as Record<string, unknown>;
  const problems: string[] = [];
  if (readPayload('submit_contact_rpc', JSON.stringify(payload)) === null) {
    problems.push('the server rejects the body that the form sends');
  }
  for (const field of INSPECTION_FIELDS) {
    if (payload[parameterOf(field)] !== entries[field]) {
      problems.push(`${field}: lost in the payload`);
    }
  }
  const reply = await request(engine, entries);
  if (!reply.success) problems.push(`a whole request gets ${JSON.stringify(reply)}`);
  const spam = sample();
  const refused = await request(engine, spam, 'filled by a browser');
  if (refused.error !== 'spam_detected') problems.push(`spam gets ${JSON.stringify(refused)}`);
  return [
    ...problems,
    ...(await lostFields(engine, 'leads', entries)),
    ...(await untoldFields(engine, entries)),
    ...(await lostFields(engine, 'suspected_spam', spam)),
  ];
}

/** The server accepts exactly the parameters of the migrated functions. */
async function parameters(engine: Engine): Promise<string[]> {
  const rows = await engine.query(
    `select p.proname::text as name, array_agg(a.name order by a.name)::text as parameters
     from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
     where p.pronamespace = 'public'::regnamespace and a.type = 'text'::regtype
       and p.proname = any ($1)
     group by 1`,
    [Object.keys(FUNCTIONS)],
  );
  return Object.entries(FUNCTIONS).flatMap(([name, known]) => {
    const found = rows.find((row) => row.name === name)?.parameters;
    const expected = `{${[...known].sort().join(',')}}`;
    return found === expected ? [] : [`${name} takes ${String(found)}, the server ${expected}`];
  });
}

/** Every choice of every list is kept as it is, and nothing else is. */
async function choices(engine: Engine): Promise<string[]> {
  const problems: string[] = [];
  for (const field of LIST_FIELDS) {
    const {column, choices: known} = inspectionFields[field];
    for (const value of [...known, 'never offered']) {
      const entries = sample({[field]: value});
      await request(engine, entries);
      const kept = (await rowOf(engine, 'leads', entries.email))[column];
      const expected = value === 'never offered' ? null : value;
      if (kept !== expected) problems.push(`${field}: ${value} is kept as ${String(kept)}`);
    }
    const [row] = await engine.query(
      `select count(distinct m[1])::int as count from pg_constraint c,
         regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
       where c.conrelid = 'intake.inspection_requests'::regclass and c.contype = 'c'
         and c.conkey = (select array[attnum] from pg_attribute
           where attrelid = c.conrelid and attname = $1)`,
      [column],
    );
    if (row?.count !== known.length) {
      problems.push(`${field}: the table allows ${String(row?.count)} values, not ${known.length}`);
    }
  }
  return problems;
}

/** An entry at its limit is kept; a longer one is rejected, or cut if the field is optional. */
async function limits(engine: Engine): Promise<string[]> {
  const problems: string[] = [];
  for (const field of INSPECTION_FIELDS) {
    const facts = inspectionFields[field];
    if (!('limit' in facts)) continue;
    const {limit, required, column} = facts;
    const end = field === 'email' ? `${(sent += 1)}@example.com` : '';
    for (const length of [limit, limit + 1]) {
      const entries = sample({[field]: 'x'.repeat(length - end.length) + end});
      const {success} = await request(engine, entries);
      const kept = String((await rowOf(engine, 'leads', entries.email))[column] ?? '').length;
      const expected = length > limit && required ? 0 : limit;
      if (kept !== expected || success !== expected > 0) {
        problems.push(`${field}: of ${length} characters ${kept} are kept`);
      }
    }
  }
  return problems;
}

/** Both forms' functions accept and reject the same emails as the forms. */
async function emails(engine: Engine): Promise<string[]> {
  const problems: string[] = [];
  for (const {email, problem} of EMAIL_CASES) {
    for (const name of ['submit_contact_rpc', 'subscribe_newsletter_rpc'] as FunctionName[]) {
      const {error} = await rpcAsVisitor(
        engine,
        name,
        name === 'submit_contact_rpc'
          ? {v_name: 'Ann', v_phone: '1', v_email: email}
          : {v_email: email, v_started_at_ms: (sent += 1)},
        newClient(),
      );
      // The same email in two spellings is subscribed already: accepted all the same.
      const accepted = error === null || error === 'already_subscribed' || error === 'rate_limit';
      if (accepted !== (problem === null) || (!accepted && error !== 'invalid_email')) {
        problems.push(`${name} answers ${JSON.stringify(email)} with ${String(error)}`);
      }
    }
  }
  return problems;
}

/** Staff see a request as overdue once the promised hours are over. */
async function promise(engine: Engine): Promise<string[]> {
  const entries = sample();
  await request(engine, entries);
  const problems: string[] = [];
  for (const minutes of [-1, 1]) {
    await engine.query(
      `update intake.inspection_requests
       set received_at = now() - make_interval(hours => $1::int, mins => $2::int) where email = $3`,
      [company.responseHours, minutes, entries.email],
    );
    const {overdue} = await rowOf(engine, 'leads', entries.email);
    if (overdue !== minutes > 0) {
      problems.push(`overdue is ${String(overdue)} ${minutes} min from ${company.responseHours} h`);
    }
  }
  return problems;
}

/** Compares the code's fields, limits, choices and emails with the migrated database. */
export async function fieldProblems(engine: Engine): Promise<string[]> {
  const checks = {everyLayer, parameters, choices, limits, emails, promise};
  const problems: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    problems.push(...(await check(engine)).map((problem) => `${name}: ${problem}`));
  }
  return problems;
}
