import {type RefObject, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';

import {HONEYPOT} from '../core/fields';
import {newsletterOutcome, type NewsletterOutcome} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import {newsletterEmailProblem, type EmailProblem} from '../core/rules';
import {revisedProblem} from '../core/revise';
import {singleFlight} from '../core/single-flight';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
import {useQuiet} from '../shared/useQuiet';
import {useSender} from '../shared/useSender';
import {tellOutcome} from '../toast';
import {setSubscribed} from './subscribed';

const FIELDS = ['email'] as const;

/** The newsletter form's life: idle, submitting, then subscribed or failed (spec section 4). */
export function useNewsletter(form: RefObject<HTMLFormElement | null>) {
  const {getReady, sendEntry} = useSender();
  const draft = useDraft(form, 'draft:newsletter', FIELDS);
  useFirstTouch(form, getReady);
  const once = useMemo(() => singleFlight(), []);
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'failed'>('idle');
  const [problem, setProblem] = useState<EmailProblem | 'refused' | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const whenQuiet = useQuiet();

  const emailOf = (data: FormData): string => String(data.get('email') ?? '');

  async function trySending(data: FormData): Promise<NewsletterOutcome> {
    const email = emailOf(data);
    setProblem(null);
    setPhase('submitting');
    try {
      const reply = await sendEntry({
        procedure: 'subscribe_newsletter_rpc',
        email,
        honeypot: String(data.get(HONEYPOT) ?? ''),
        startedAt: draft.startedAt(),
        payload: (circumstances) => newsletterPayload(email, circumstances),
      });
      return newsletterOutcome(reply);
    } catch {
      return 'exception';
    }
  }

  function showOutcome(outcome: NewsletterOutcome, found: EmailProblem | 'refused' | null): void {
    // What was typed before is judged now; a reply must not be taken back.
    whenQuiet(null);
    const isSubscribed = outcome === 'success' || outcome === 'already_subscribed';
    // At once, so that the place for the toast stands before the toast is told.
    flushSync(() => {
      setProblem(found);
      if (isSubscribed) setSubscribed(true);
      else if (outcome !== 'validation') setPhase('failed');
    });
    if (found) focusControl(form.current, 'email');
    tellOutcome({form: 'newsletter', outcome});
  }

  async function submit(): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const wrong = newsletterEmailProblem(emailOf(data));
    if (wrong) {
      showOutcome('validation', wrong);
      return;
    }
    const outcome = await trySending(data);
    if (outcome === 'success' || outcome === 'already_subscribed') draft.clear();
    const honeypot = form.current?.elements.namedItem(HONEYPOT);
    // The browser may have filled it for a person: the second try must not fail for it.
    if (outcome === 'spam_detected' && honeypot instanceof HTMLInputElement) honeypot.value = '';
    showOutcome(outcome, outcome === 'invalid_email' ? 'refused' : null);
  }

  function revise(isQuiet: boolean): void {
    if (!form.current) return;
    const found = newsletterEmailProblem(emailOf(new FormData(form.current)));
    setProblem((shown) => revisedProblem(shown, found, isQuiet));
  }

  return {
    phase,
    problem,
    isEmpty,
    submit: () => once(submit),
    /** After each entry: keeps the draft, and keeps the message true. */
    entered(): void {
      draft.save();
      const email = form.current ? emailOf(new FormData(form.current)) : '';
      setIsEmpty(email.trim() === '');
      if (!problem) return;
      revise(false);
      whenQuiet(() => revise(true));
    },
  };
}
