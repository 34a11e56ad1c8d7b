import type {requestWords} from '@site/src/data/requestWords';
import type {Backend} from '@site/src/lib/backend';

/** What can be noted: intake.set_state. */
export type Action = keyof ReturnType<typeof requestWords>['state'];

/** What note_request_rpc tells of a request. */
export type Noted = {
  number: number;
  receivedAt: string;
  appointmentAt: string | null;
  state: Action;
  steps: {state: Action; at: string; by: string | null; note: string | null}[];
};

/** Without `request` where there is nothing new to tell of it. */
export type NoteReply = {error: string | null; request?: Noted | null};

/**
 * Calls note_request_rpc (without supabase-js, which is heavier than the page). Sending a press again is
 * safe: once the first was noted, `v_seen` no longer matches, and nothing is noted.
 */
export async function noteRequest(
  {supabaseUrl, supabasePublishableKey}: Backend,
  parameters: Record<string, unknown>,
): Promise<NoteReply> {
  if (!parameters.v_secret) return {error: 'unknown'};
  try {
    const reply = await fetch(`${supabaseUrl}/rest/v1/rpc/note_request_rpc`, {
      method: 'POST',
      headers: {apikey: supabasePublishableKey, 'content-type': 'application/json'},
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(15_000),
    });
    if (reply.ok) return await reply.json();
  } catch {
    // No answer, or not the function's.
  }
  return {error: 'later'};
}
