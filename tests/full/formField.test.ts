// The recipe of docs/engineers.md for a new form field, followed in a copy of the project: what a
// visitor chooses reaches row, listing, CSV and notice.
import {readdirSync, rmSync} from 'node:fs';

import {inspectionFields} from '../../src/data/inspectionFields';
import {edited, ScratchCopy} from '../support/scratch';

const copy = new ScratchCopy('form-field');

afterAll(() => copy.remove());

/** Step 1: the description. */
function describeField(): void {
  copy.edit('src/data/inspectionFields.ts', [
    /^ {2}message: /m,
    `  bestTime: {
    column: 'best_time',
    staffLabel: 'Best time',
    required: false,
    choices: ['morning', 'afternoon'],
  },
  message: `,
  ]);
}

/** The newest definition in the migrations that begins so. */
function newest(beginning: RegExp, end: string): string {
  const files = readdirSync('supabase/migrations').sort().reverse();
  for (const file of files) {
    const sql = copy.read(`supabase/migrations/${file}`);
    const start = sql.search(beginning);
    if (start >= 0) return sql.slice(start, sql.indexOf(end, start) + end.length);
  }
  throw new Error(`No migration has ${beginning}.`);
}

/** A definition as a migration writes it that does not drop the old one. */
const replacing = (definition: string): string =>
  definition.replace(/^create (or replace )?/, 'create or replace ');

/** Step 2: the migration, the contract, and the types that are generated from both. */
function migrate(): void {
  const submit = edited(
    newest(/drop function if exists public\.submit_contact_rpc;/, ' to anon;'),
    ['  v_message  ', '  v_best_time       text default null,\n  v_message  '],
    ['  v_request.message ', '  v_request.best_time := v_best_time;\n  v_request.message '],
    [/^ {4}"storm_damage"/m, '    "best_time": ["morning", "afternoon"],\n    "storm_damage"'],
  );
  const views = Object.entries({leads: 'r.id;', suspected_spam: 'r.id desc;'}).map(([view, end]) =>
    edited(replacing(newest(new RegExp(`create (or replace )?view intake\\.${view} `), end)), [
      '\nfrom ',
      ',\n  r.best_time\nfrom ',
    ]),
  );
  const notice = edited(
    replacing(newest(/create (or replace )?function intake\.request_for_notice\(/, '\n$$;')),
    ["'message', ", "'bestTime', p_request.best_time, 'message', "],
  );
  copy.write(
    'supabase/migrations/20990101000000_best_time.sql',
    `alter table intake.inspection_requests
  add column best_time text check (best_time in ('morning', 'afternoon'));
${[...views, notice, submit].join('\n\n')}
`,
  );
  copy.edit('supabase/tests/02_signature.sql', [' v_message ', ' v_best_time v_message ']);
  copy.edit('src/forms/database.types.ts', ['"v_email"?: ', '"v_best_time"?: string,"v_email"?: ']);
}

/** Step 3: the form, in every language. */
function show(): void {
  copy.edit('src/data/options.ts', [
    /^\}\);/m,
    `  bestTime: {
    label: translate({id: 'forms.inspection.bestTime', message: 'Best time to call'}),
    choices: {
      morning: translate({id: 'forms.option.bestTime.morning', message: 'In the morning'}),
      afternoon: translate({id: 'forms.option.bestTime.afternoon', message: 'In the afternoon'}),
    },
  },
});`,
  ]);
  copy.translate({
    'forms.inspection.bestTime': 'Best time to call',
    'forms.option.bestTime.morning': 'In the morning',
    'forms.option.bestTime.afternoon': 'In the afternoon',
  });
}

/** Sends a request with the new field as the form does, and prints what staff see of it. */
const PROOF = `
import {columnsOf, LEAD_LABELS} from './scripts/leads/columns';
import {asBlocks, asCsv} from './scripts/leads/table';
import {INSPECTION_FIELDS} from './src/data/inspectionFields';
import {inspectionPayload} from './src/forms/core/payload';
import {entriesOf} from './src/forms/core/fields';
import {messageOf} from './server/notify/message';
import {embeddedEngine} from './tests/sql/engine';
import {rpcAsVisitor} from './tests/sql/rpc';

void (async () => {
  const typed = new FormData();
  for (const [field, value] of Object.entries({
    name: 'Ann', phone: '727-555-0117', email: 'ann@example.com', bestTime: 'morning',
  })) typed.set(field, value);
  const payload = inspectionPayload(entriesOf(typed, INSPECTION_FIELDS), {
    honeypot: '', startedAt: 0, now: 60000, ip: null, emailHash: null, route: '/contact',
    referrer: null, userAgent: 'Test/1',
  });
  const engine = await embeddedEngine();
  const reply = await rpcAsVisitor(engine, 'submit_contact_rpc', payload, null);
  const rows = await engine.query('select * from intake.leads');
  const [{notice}] = await engine.query("select notice from intake.claim_notices('mail', 1, '1 minute')");
  await engine.close();
  console.log(JSON.stringify({
    reply, row: rows[0], csv: asCsv(rows, columnsOf(rows)), listing: asBlocks(rows, () => 'Ann', LEAD_LABELS),
    mail: messageOf(notice).text,
  }));
})();
`;

test('a field that is only described fails the SQL tests', () => {
  expect(Object.keys(inspectionFields)).not.toContain('bestTime');
  describeField();
  const {ok, output} = copy.run('tsx', 'tests/sql/run.ts', '--only', 'fields');
  expect(ok).toBe(false);
  expect(output).toContain('v_best_time');
}, 60_000);

test('with the whole recipe it goes from the form to staff', () => {
  migrate();
  show();
  copy.write('proof.ts', PROOF);
  const {ok, output} = copy.run('tsx', 'proof.ts');
  rmSync(copy.path('proof.ts'));
  if (!ok) throw new Error(output);
  const {reply, row, csv, listing, mail} = JSON.parse(output.slice(output.indexOf('{"reply"'))) as {
    reply: object;
    row: Record<string, unknown>;
    csv: string;
    listing: string;
    mail: string;
  };
  expect(reply).toMatchObject({success: true});
  expect(row.best_time).toBe('morning');
  expect(listing).toMatch(/^ {2}Best time +morning$/m);
  expect(mail).toMatch(/^Best time: morning$/m);
  const [head = '', line = ''] = csv.split('\r\n');
  expect(line.split(',')[head.split(',').indexOf('best_time')]).toBe('morning');
}, 60_000);

test.each([
  ['types', 'tsc', ['--noEmit']],
  ['the form', 'jest', ['tests/unit/forms', '--selectProjects', 'unit']],
  ['SQL', 'tsx', ['tests/sql/run.ts']],
  ['translations', 'tsx', ['scripts/translations/index.ts', '--only', 'messages', '--check']],
])(
  'the copy passes its own check of %s',
  (_, command, args) => {
    const {ok, output} = copy.run(command, ...args);
    if (!ok) throw new Error(output);
  },
  120_000,
);
