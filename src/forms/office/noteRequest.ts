import type {Backend} from '@site/src/data/backend';

import {rpcWithRetry} from '../core/rpc';

/** What can be pressed, and stands in the history: intake.set_state. */
export const ACTIONS = ['called', 'scheduled', 'won', 'lost', 'spam', 'new', 'undone'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a link tells of its request, and what can be pressed next: intake.noted. */
export type Noted = {
  number: number;
  receivedAt: string;
  appointmentAt: string | null;
  state: Action;
  steps: {state: Action; at: string; by: string | null; note: string | null}[];
  next: Action[];
};

const CODES = ['unknown', 'rate_limit', 'changed', 'refused'] as const;
type Problem = (typeof CODES)[number] | 'failed';
export type Answer = {request: Noted | null; problem: Problem | null};

/**
 * Asks for the request of a link, and notes a press: the parameters of note_request_rpc without v_. Safe to
 * send again: the same press is one. (Without supabase-js, which is heavier than the page.)
 */
export async function noteRequest(
  {supabaseUrl, supabasePublishableKey}: Backend,
  typed: Record<'secret', string> &
    Partial<Record<'state' | 'by' | 'note' | 'at' | 'seen', string>>,
): Promise<Answer> {
  if (!/^[0-9a-f]{40}$/.test(typed.secret)) return {request: null, problem: 'unknown'};
  const body = Object.fromEntries(Object.entries(typed).map(([key, text]) => [`v_${key}`, text]));
  const reply = await rpcWithRetry(async (signal) => {
    try {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/note_request_rpc`, {
        method: 'POST',
        headers: {apikey: supabasePublishableKey, 'content-type': 'application/json'},
        body: JSON.stringify(body),
        signal,
      });
      const {ok, status} = response;
      return {data: ok && (await response.json()), error: !ok, status};
    } catch (error) {
      return {data: null, error, status: 0};
    }
  });
  const {success, error, request = null} = Object(reply.kind === 'answer' && reply.data);
  const problem = CODES.find((code) => code === error) ?? (success === true ? null : 'failed');
  return {request, problem};
}
