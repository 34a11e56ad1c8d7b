import {routes} from '../../src/data/routes';
import {ask, parsed} from './ask';

/** Where the functions are, and the public key that goes with each call. */
export interface Api {
  origin: string;
  key: string;
}

export interface Reply {
  status: number;
  success: boolean;
  /** The code of the reply; "no reply" where it was not one of the function. */
  error: string | null;
}

export interface Marked {
  email: string;
  /** In ms, by this machine's clock: long enough ago for a person. */
  startedAt: number;
}

export const markedEntry = (now = Date.now()): Marked => ({
  email: `smoke-test-${now}@example.com`,
  startedAt: now - 60_000,
});

async function call(
  {origin, key}: Api,
  name: string,
  body: Record<string, unknown>,
): Promise<Reply> {
  const url = new URL(`/rest/v1/rpc/${name}`, origin);
  const {status, text} = await ask(url, {apikey: key}, body);
  const {success, error} = parsed<Reply>(text);
  return {
    status,
    success: success === true,
    error: typeof success === 'boolean' ? (error ?? null) : 'no reply',
  };
}

export const requestInspection = (api: Api, {email, startedAt}: Marked): Promise<Reply> =>
  call(api, 'submit_contact_rpc', {
    v_started_at_ms: startedAt,
    v_name: 'SMOKE TEST, please ignore',
    v_email: email,
    v_phone: '(813) 555-0100',
    v_route: routes.contact,
    v_user_agent: 'npm run smoke',
    v_meta: {form_completion_time_ms: 60_000, has_message: false},
  });

export const subscribe = (api: Api, {email, startedAt}: Marked): Promise<Reply> =>
  call(api, 'subscribe_newsletter_rpc', {
    v_email: email,
    v_started_at_ms: startedAt,
    v_route: routes.knowledgeCenter,
    v_user_agent: 'npm run smoke',
    v_meta: {subscription_source: 'newsletter_form'},
  });

/** What each function answers with nothing in it: it says what is wrong, and stores nothing. */
export const EMPTY_CALLS = {
  submit_contact_rpc: 'invalid_name',
  subscribe_newsletter_rpc: 'invalid_email',
  note_request_rpc: 'unknown',
};

export const callEmpty = (api: Api, name: string): Promise<Reply> => call(api, name, {});
