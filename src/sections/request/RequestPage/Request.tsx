import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {company} from '@site/src/data/company';
import {requestWords} from '@site/src/data/requestWords';
import {readStored, writeStored} from '@site/src/language/safeStorage';
import type {Backend} from '@site/src/lib/backend';
import {customFieldsFrom} from '@site/src/lib/customFields';
import {startTransition, useActionState, useEffect, useRef} from 'react';

import styles from './styles.module.css';

/** What can be noted: intake.set_state. */
type Action = keyof ReturnType<typeof requestWords>['state'];

/** What note_request_rpc tells of a request. */
export type Noted = {
  number: number;
  receivedAt: string;
  appointmentAt: string | null;
  state: Action;
  steps: {state: Action; at: string; by: string | null; note: string | null}[];
};

/** Without `request` where there is nothing new to tell of it. */
type NoteReply = {error: string | null; request?: Noted | null};

/**
 * Calls note_request_rpc (without supabase-js, which is heavier than the page). Sending a press again is
 * safe: once the first was noted, `v_seen` no longer matches, and nothing is noted.
 */
async function noteRequest(
  {supabaseUrl, supabasePublishableKey}: Backend,
  parameters: Record<string, unknown>,
): Promise<NoteReply> {
  if (!parameters.v_secret) return {error: 'unknown'};
  try {
    const reply = await fetch(`${supabaseUrl}/rest/v1/rpc/note_request_rpc`, {
      method: 'POST',
      headers: {
        apikey: supabasePublishableKey,
        'content-type': 'application/json',
        // Supabase may serve another schema first.
        'content-profile': 'public',
      },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(15_000),
    });
    if (reply.ok) return await reply.json();
  } catch {
    // No answer, or not the function's.
  }
  return {error: 'later'};
}

/** Where the browser stores the initials of its user. */
const INITIALS = [() => localStorage, 'initials'] as const;

const TIME = {dateStyle: 'medium', timeStyle: 'short', timeZone: company.timeZone} as const;

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The history of one request, and what was done: whoever has the link may note it. */
export default function Request() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const words = requestWords();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const [{request, error}, ask, isBusy] = useActionState<NoteReply, Action | null>(
    async (before, state) => {
      const typed = Object.fromEntries(new FormData(form.current!));
      const answer = await noteRequest(customFieldsFrom(siteConfig), {
        v_secret: location.hash.slice(1),
        ...(state && {...typed, v_state: state, v_seen: String(before.request!.steps.length)}),
      });
      if (state) writeStored(...INITIALS, String(typed.v_by) || null);
      if (!answer.error) form.current!.reset();
      // The pressed button was disabled meanwhile, and may have lost the focus.
      if (state) status.current!.focus();
      // Where another request was asked for, nothing is left of the former.
      return state ? {...before, ...answer} : answer;
    },
    {error: null},
  );

  useEffect(() => {
    // The link of another notice, opened in this tab, changes only the fragment.
    window.onhashchange = () => startTransition(() => ask(null));
    startTransition(() => ask(null));
  }, [ask]);

  const last = request?.steps.at(-1)?.state;
  const timeOf = (at?: string | null) =>
    at && new Date(at).toLocaleString(i18n.currentLocale, TIME);

  return (
    <>
      <h1>{request ? `${words.title} ${request.number}` : words.title}</h1>
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {error
          ? ((words.problem as Record<string, string>)[error] ?? words.problem.later)
          : request && line(words.state[request.state], timeOf(request.appointmentAt))}
      </p>
      {/* Rendered from the start: the build keeps only the styles of elements in a page's HTML. */}
      <form ref={form} className={styles.form} hidden={!request}>
        <ol>
          <li>{line(words.received, timeOf(request?.receivedAt))}</li>
          {request?.steps.map(({state, at, by, note}) => (
            <li key={at + state}>{line(words.state[state], by, timeOf(at), note)}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          {(Object.keys(words.state) as Action[]).map((action) => (
            <Button
              key={action}
              variant={action === 'called' ? 'primary' : 'ghost'}
              disabled={isBusy || (action === 'undone' && (!last || last === 'undone'))}
              onClick={() => startTransition(() => ask(action))}
            >
              {words.state[action]}
            </Button>
          ))}
        </div>
        <Field id="by" name="v_by" label={words.by} marked={false}>
          {(field) => (
            <input {...field} maxLength={20} defaultValue={readStored(...INITIALS) ?? ''} />
          )}
        </Field>
        <Field id="note" name="v_note" label={words.note} marked={false} hint={words.hint}>
          {(field) => <textarea {...field} rows={2} maxLength={300} />}
        </Field>
        <Field id="at" name="v_at" label={words.at} marked={false}>
          {(field) => <input {...field} type="datetime-local" />}
        </Field>
      </form>
    </>
  );
}
