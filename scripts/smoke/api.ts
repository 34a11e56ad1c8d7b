import {FUNCTIONS, type FunctionName} from '../../server/http/arguments';
import {routes} from '../../src/data/routes';
import {ask, parsed} from './ask';

/** Where the functions are, and the public key that goes with each call. */
export interface Api {
  origin: string;
  key: string;
}

type Given = Record<string, unknown>;

/**
 * Calls a function with every parameter that the site sends, null where `given` has none: PostgREST finds
 * a function by their names, so a database that is older than the site does not find it.
 */
async function call({origin, key}: Api, name: FunctionName, given: Given = {}) {
  const url = new URL(`/rest/v1/rpc/${name}`, origin);
  const nulls = Object.fromEntries([...FUNCTIONS[name].keys()].map((key) => [key, null]));
  // As the pages send it: PostgREST says only so that it does not serve the schema.
  const headers = {apikey: key, 'content-profile': 'public'};
  const {status, text} = await ask(url, headers, {...nulls, ...given});
  const reply = parsed<{success: boolean; error: string | null; code: string}>(text);
  const {success, code = 'no reply', error = code} = reply;
  return {
    status,
    success: success === true,
    /** The function's error code; PostgREST's or "no reply" where the function did not reply. */
    error,
    /** What mends it. */
    remedy: (
      MEANS[error ?? ''] ??
      MEANS[status] ??
      'see the log of the server, or of the Supabase project'
    ).replace('FUNCTION', name),
  };
}

/** A marked test entry of each form, with a start time long enough ago for a person. */
function markedEntries(email: string): Record<string, Given> {
  const common = {
    v_started_at_ms: Date.now() - 60_000,
    v_email: email,
    v_user_agent: 'npm run smoke',
  };
  return {
    submit_contact_rpc: {
      ...common,
      v_name: 'SMOKE TEST, please ignore',
      v_phone: '(813) 555-0100',
      v_route: routes.contact,
      v_meta: {form_completion_time_ms: 60_000, has_message: false},
    },
    subscribe_newsletter_rpc: {
      ...common,
      v_route: routes.knowledgeCenter,
      v_meta: {subscription_source: 'newsletter_form'},
    },
  };
}

/** The error of each function when nothing was entered, which stores nothing. */
const EMPTY_CALLS = {
  submit_contact_rpc: 'invalid_name',
  subscribe_newsletter_rpc: 'invalid_email',
  note_request_rpc: 'unknown',
};

const OLDER =
  "the database is older than the site: npx supabase@3 db push --remote; then, in Studio, notify pgrst, 'reload schema'";

const SLOW =
  'the database is too slow for the time limit of visitors: Studio, Query Performance, or a larger plan';

/**
 * What a refusal of the function means, or an answer of Supabase, by the code in its body, else by its status:
 * https://docs.postgrest.org/en/v12/references/errors.html, https://supabase.com/docs/guides/platform/http-status-codes
 */
const MEANS: Record<string, string> = {
  rate_limit: 'this machine has used up its tries: run it again in ten minutes',
  db_error: 'npm run leads -- --failures lists why',
  '42501':
    'a right was revoked. In Studio, SQL editor: grant usage on schema public to anon; grant execute on function public.FUNCTION to anon',
  '57014': SLOW,
  PGRST106: 'the schema is not served. Studio, Data API, Exposed schemas: add public',
  PGRST202: OLDER,
  400: 'the server is of another version than this copy of the project: ask with the one that it was built from',
  401: 'SUPABASE_PUBLISHABLE_KEY is not a key of this project',
  402: 'the plan is used up, and Supabase answers nothing until it is raised or paid: Studio, Usage',
  404: OLDER,
  522: 'the project does not answer its own network: Studio, Restart project; status.supabase.com says if it is not yours alone',
  544: SLOW,
  540: 'the project is paused: Studio, Restore. A live site needs a plan that is not paused',
};

/** Resolves with what is wrong, or null. */
export type Check = () => Promise<string | null>;

/** Checks of the functions that store nothing. */
export const answerChecks = (api: Api): Record<string, Check> =>
  Object.fromEntries(
    Object.entries(EMPTY_CALLS).map(([name, code]) => [
      `${name} answers`,
      async () => {
        const {status, error, remedy} = await call(api, name as FunctionName);
        return error === code ? null : `answered ${status} ${error} instead of ${code}: ${remedy}`;
      },
    ]),
  );

/** Checks that each form's function takes its marked test entry. */
export const entryChecks = (api: Api, email: string): Record<string, Check> =>
  Object.fromEntries(
    Object.entries(markedEntries(email)).map(([name, entry]) => [
      `${name} accepts a marked test entry`,
      async () => {
        const {status, success, error, remedy} = await call(api, name as FunctionName, entry);
        return success ? null : `answered ${status} ${error}: ${remedy}`;
      },
    ]),
  );
