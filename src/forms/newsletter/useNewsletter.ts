import {type RefObject, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';

import {HONEYPOT} from '../core/fields';
import {newsletterOutcome, type NewsletterOutcome} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import {emailProblem, type EmailProblem} from '../core/rules';
import {revisedProblem} from '../core/revise';
import {singleFlight} from '../core/single-flight';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
import {useDebounce} from '../shared/useDebounce';
import {useSender} from '../shared/useSender';
import {showOutcomeToast} from '../toast';
import {setSubscribed} from './subscribed';

const FIELDS = ['email'] as const;

/** State of the newsletter form: idle, submitting, then subscribed or failed. */
export function useNewsletter(form: RefObject<HTMLFormElement | null>) {
  const {preload, sendEntry} = useSender();
  const draft = useDraft(form, 'draft:newsletter', FIELDS);
  useFirstTouch(form, preload);
  const once = useMemo(() => singleFlight(), []);
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'failed'>('idle');
  const [problem, setProblem] = useState<EmailProblem | 'refused' | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const debounce = useDebounce();

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
        payload: (context) => newsletterPayload(email, context),
      });
      return newsletterOutcome(reply);
    } catch {
      return 'exception';
    }
  }

  function showOutcome(
    outcome: NewsletterOutcome,
    newProblem: EmailProblem | 'refused' | null,
  ): void {
    // Cancels a pending check, which could overwrite the problems of this reply.
    debounce(null);
    const isSubscribed = outcome === 'success' || outcome === 'already_subscribed';
    // Rendered synchronously, so that the toast's place exists before the toast is shown.
    flushSync(() => {
      setProblem(newProblem);
      if (isSubscribed) setSubscribed(true);
      else if (outcome !== 'validation') setPhase('failed');
    });
    if (newProblem) focusControl(form.current, 'email');
    showOutcomeToast({form: 'newsletter', outcome});
  }

  async function submit(): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const wrong = emailProblem(emailOf(data));
    if (wrong) {
      showOutcome('validation', wrong);
      return;
    }
    const outcome = await trySending(data);
    if (outcome === 'success' || outcome === 'already_subscribed') draft.clear();
    const honeypot = form.current?.elements.namedItem(HONEYPOT);
    // The browser may have autofilled it for a person: the second try must not fail because of it.
    if (outcome === 'spam_detected' && honeypot instanceof HTMLInputElement) honeypot.value = '';
    showOutcome(outcome, outcome === 'invalid_email' ? 'refused' : null);
  }

  function revise(hasPaused: boolean): void {
    if (!form.current) return;
    const current = emailProblem(emailOf(new FormData(form.current)));
    setProblem((shown) => revisedProblem(shown, current, hasPaused));
  }

  return {
    phase,
    problem,
    isEmpty,
    submit: () => once(submit),
    /** Saves the draft and updates the message shown. */
    onInput(): void {
      draft.save();
      const email = form.current ? emailOf(new FormData(form.current)) : '';
      setIsEmpty(email.trim() === '');
      if (!problem) return;
      revise(false);
      debounce(() => revise(true));
    },
  };
}
