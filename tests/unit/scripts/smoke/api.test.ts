/** What smoke, and the watch and `npm run ready` by the same checks, say of a Supabase project, by the answers that PostgREST gives. */
import {createServer, type IncomingMessage} from 'node:http';
import {json} from 'node:stream/consumers';

import {whatIsLeft} from '../../../../scripts/ready/whatIsLeft';
import {answerChecks, entryChecks} from '../../../../scripts/smoke/api';
import {INSPECTION_FIELDS} from '../../../../src/data/inspectionFields';
import type {InspectionEntries} from '../../../../src/forms/core/fields';
import type {Database} from '../../../../src/forms/database.types';
import {inspectionPayload, newsletterPayload} from '../../../../src/forms/core/payload';
import {listen} from '../../../support/sparePort';

type Answer = (
  name: string,
  args: Record<string, unknown>,
  request: IncomingMessage,
) => {status?: number; json: unknown};
let answer: Answer;
const project = createServer(async (request, response) => {
  const name = request.url!.split('/').at(-1)!;
  const {status = 200, json: body} = answer(name, (await json(request)) as never, request);
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
});
let api: {origin: string; key: string};
beforeAll(async () => {
  api = {origin: `http://127.0.0.1:${await listen(project)}`, key: 'sb_publishable_x'};
});
afterAll(() => {
  project.close();
  project.closeAllConnections();
});

const EMPTY: Record<string, string> = {
  submit_contact_rpc: 'invalid_name',
  subscribe_newsletter_rpc: 'invalid_email',
  note_request_rpc: 'unknown',
};
const CHECKS = {
  watch: () => answerChecks(api),
  smoke: () => entryChecks(api, 'smoke@example.com'),
};
/** The problems that the checks find, by the function's name. */
async function problems(kind: keyof typeof CHECKS): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, check] of Object.entries(CHECKS[kind]())) {
    const problem = await check();
    if (problem !== null) found[name.split(' ')[0]!] = problem;
  }
  return found;
}

const context = {
  honeypot: '',
  startedAt: 0,
  now: 60_000,
  ip: null,
  emailHash: null,
  route: '/',
  referrer: null,
  userAgent: '',
};
const entries = Object.fromEntries(
  INSPECTION_FIELDS.map((field) => [field, '']),
) as InspectionEntries;
type Note = Required<Database['public']['Functions']['note_request_rpc']['Args']>;
const note: Note = {v_secret: '', v_state: '', v_by: '', v_note: '', v_at: '', v_seen: ''};
/** What the pages send to each function. */
const SENT: Record<string, string[]> = {
  submit_contact_rpc: Object.keys(inspectionPayload(entries, context)),
  subscribe_newsletter_rpc: Object.keys(newsletterPayload('', context)),
  note_request_rpc: Object.keys(note),
};

/** A project whose functions lack one parameter: PostgREST finds them by the names that a call has. */
const without =
  (lacking: string): Answer =>
  (name, args) =>
    lacking in args
      ? {status: 404, json: {code: 'PGRST202', message: `Could not find public.${name}`}}
      : {json: {success: 'v_name' in args && args.v_name !== null, error: EMPTY[name]}};

const everyParameter = Object.entries(SENT).flatMap(([name, parameters]) =>
  parameters.map((parameter) => [name, parameter] as const),
);

test.each(everyParameter)('a database whose %s has no %s yet', async (name, parameter) => {
  answer = without(parameter);
  const found = await problems('watch');
  expect(found[name]).toMatch(/the database is older than the site: npx supabase@3 db push/);
  if (name !== 'note_request_rpc') expect((await problems('smoke'))[name]).toMatch(/older than/);
});

test('a build for such a project is stopped', async () => {
  answer = without('v_last_inspection');
  const left = await whatIsLeft({SUPABASE_URL: api.origin, SUPABASE_PUBLISHABLE_KEY: api.key});
  expect(left.filter(({kind}) => kind === 'backend')).toMatchObject([
    {sentence: expect.stringMatching(/submit_contact_rpc.*older than the site/)},
  ]);
});

test.each([
  [401, '42501', /grant execute on function public\.subscribe_newsletter_rpc to anon/],
  [403, '42501', /grant execute on function public\.subscribe_newsletter_rpc to anon/],
  [401, undefined, /PUBLISHABLE_KEY is not a key/],
  [401, 'PGRST301', /PUBLISHABLE_KEY is not a key/],
  [404, 'PGRST202', /older than the site/],
  [406, 'PGRST106', /Exposed schemas/],
  [500, '57014', /time limit/],
  [500, 'XX000', /see the log/],
  [402, undefined, /plan is used up/],
  [522, undefined, /Restart/],
  [540, undefined, /paused/],
  [544, undefined, /time limit/],
])('%s with %s says what mends it', async (status, code, words) => {
  answer = () => ({status, json: {code, message: 'no'}});
  const {subscribe_newsletter_rpc: watch} = await problems('watch');
  const {subscribe_newsletter_rpc: smoke} = await problems('smoke');
  for (const problem of [watch, smoke]) {
    expect(problem).toMatch(words);
    expect(problem).toContain(`answered ${status} ${code ?? 'no reply'}`);
  }
});

test('asks for the schema as pages do', async () => {
  // PostgREST answers 406 only to who names the schema.
  answer = (name, _, {headers}) =>
    headers['content-profile'] === 'public'
      ? {status: 406, json: {code: 'PGRST106'}}
      : {json: {success: true, error: EMPTY[name]}};
  expect(Object.keys(await problems('watch'))).toEqual(Object.keys(EMPTY));
});
