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
export const EMPTY_CALLS = {
  submit_contact_rpc: 'invalid_name',
  subscribe_newsletter_rpc: 'invalid_email',
  note_request_rpc: 'unknown',
};
