import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import words from '@generated/picker-strings/default/request.json';
import AppNow from '@site/src/components/AppNow';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import Logo from '@site/src/components/Logo';
import {customFieldsFrom} from '@site/src/data/customFields';
import {routes} from '@site/src/data/routes';
import {ACTIONS, noteRequest, type Action, type Answer} from '@site/src/forms/office/noteRequest';
import {joinLocale} from '@site/src/language/localePath';
import {LOCALES} from '@site/src/language/locales';
import {readStored, writeStored} from '@site/src/language/safeStorage';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

/** Where this browser keeps who uses it. */
const INITIALS = 'initials';
const store = (): Storage => localStorage;

/** What was pressed last, and what became of it. */
type Said = {noted?: Action; problem?: Answer['problem'] | 'time'};

/**
 * For staff: what was done with one request. A link in a notice leads here, with a secret behind the #,
 * which no server sees. Opening it changes nothing. Nothing of the site links here.
 */
export default function RequestPage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const backend = customFieldsFrom(siteConfig);
  const [request, setRequest] = useState<Answer['request']>(null);
  const [said, setSaid] = useState<Said>({});
  const [secret, setSecret] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saying = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const look = async (): Promise<void> => {
      setSecret(location.hash.slice(1));
      const {request: found, problem} = await noteRequest(backend, {
        secret: location.hash.slice(1),
      });
      setRequest(found);
      setSaid({problem});
    };
    void look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [backend]);

  const field = (name: 'by' | 'note' | 'at') =>
    form.current!.elements.namedItem(name) as HTMLInputElement;

  const press = async (state: Action): Promise<void> => {
    const [by, note, at] = [field('by').value, field('note').value, field('at').value];
    const typed = {secret, state, by, note, at, seen: String(request!.steps.length)};
    setBusy(true);
    const {request: now, problem} =
      state === 'scheduled' && !at
        ? {request, problem: 'time' as const}
        : await noteRequest(backend, typed);
    if (now || problem === 'unknown') setRequest(now);
    setSaid(problem ? {problem} : {noted: state});
    setBusy(false);
    // What was pressed may be gone, and the focus with it.
    saying.current!.focus();
    if (problem) return;
    writeStored(store, INITIALS, by || null);
    field('note').value = '';
    field('at').value = '';
  };

  const timeOf = (at: string | null = null): string | null =>
    at &&
    new Date(at).toLocaleString(i18n.currentLocale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'America/New_York',
    });
  const line = (...parts: (string | null | undefined)[]): string =>
    parts.filter(Boolean).join(' · ');

  return (
    <main className={styles.page}>
      <AppNow />
      <PageMetadata title={words.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Logo />
      <h1>{request ? words.heading.replace('{number}', String(request.number)) : words.title}</h1>
      <p ref={saying} tabIndex={-1} role="status" className={styles.said}>
        {said.problem && words.problem[said.problem]}
        {said.noted && line(words.noted, words.state[said.noted])}
      </p>
      {/* There from the beginning: a page has the styles of what is in its HTML. */}
      <form key={String(!request)} ref={form} className={styles.form} hidden={!request}>
        <p>{line(words.received, timeOf(request?.receivedAt))}</p>
        <strong>
          {line(words.state[request?.state ?? 'new'], timeOf(request?.appointmentAt))}
        </strong>
        <ol className={styles.steps}>
          {request?.steps.map(({state, at, by, note}) => (
            <li key={at + state}>{line(words.state[state], by, timeOf(at), note)}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          {ACTIONS.filter((action) => request?.next.includes(action) ?? true).map((action) => (
            <Button
              key={action}
              variant={action === 'called' ? 'primary' : 'ghost'}
              disabled={isBusy}
              onClick={() => void press(action)}
            >
              {action === 'undone' ? words.undo : words.state[action]}
            </Button>
          ))}
        </div>
        <Field id="by" name="by" label={words.by}>
          {(field) => (
            <input {...field} maxLength={20} defaultValue={readStored(store, INITIALS) ?? ''} />
          )}
        </Field>
        <Field id="note" name="note" label={words.note} hint={words.hint}>
          {(field) => <textarea {...field} rows={2} maxLength={300} />}
        </Field>
        <Field id="at" name="at" label={words.at}>
          {(field) => <input {...field} type="datetime-local" />}
        </Field>
      </form>
      <p className={styles.languages}>
        {LOCALES.length > 1 &&
          LOCALES.map(({code, name}) => (
            <a key={code} href={`${joinLocale(code, routes.request)}#${secret}`} lang={code}>
              {name}
            </a>
          ))}
      </p>
    </main>
  );
}
