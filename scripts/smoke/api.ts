import {routes} from '../../src/data/routes';
import {ask, parsed} from './ask';

/** Where the functions are, and the public key that goes with each call. */
export interface Api {
  origin: string;
  key: string;
}

export type Reply = Awaited<ReturnType<typeof call>>;

/** Calls a function, by default without arguments. */
export async function call({origin, key}: Api, name: string, body = {}) {
  const url = new URL(`/rest/v1/rpc/${name}`, origin);
  const {status, text} = await ask(url, {apikey: key}, body);
  const {success, error} = parsed<{success: boolean; error: string | null}>(text);
  return {
    status,
    success: success === true,
    /** The error code; "no reply" where the function did not reply. */
    error: typeof success === 'boolean' ? (error ?? null) : 'no reply',
  };
}

/** The marked test entry of each form, with a start time long enough ago for a person. */
export function markedEntries(email: string): Record<string, Record<string, unknown>> {
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

/** The error of each function when it is called without arguments, which stores nothing. */
const EMPTY_CALLS = {
  submit_contact_rpc: 'invalid_name',
  subscribe_newsletter_rpc: 'invalid_email',
  note_request_rpc: 'unknown',
};

/** What an answer of Supabase means. */
const MEANS: Record<number, string> = {
  401: 'SUPABASE_PUBLISHABLE_KEY is not a key of this project',
  404: "the functions are not there: npx supabase db push --remote; then, in Studio, notify pgrst, 'reload schema'",
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
        const {status, error} = await call(api, name);
        return error === code
          ? null
          : `answered ${status} ${error} instead of ${code}: ${MEANS[status] ?? 'see the log of the server, or of the Supabase project'}`;
      },
    ]),
  );
