import {type RefObject, useMemo, useState} from 'react';

import {HONEYPOT} from '../core/fields';
import {newsletterOutcome, type NewsletterOutcome} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import {newsletterEmailProblem, type EmailProblem} from '../core/rules';
import {singleFlight} from '../core/single-flight';
import {focusControl} from '../shared/focusControl';
import {useDraft} from '../shared/useDraft';
import {useFirstTouch} from '../shared/useFirstTouch';
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

  const emailOf = (data: FormData): string => String(data.get('email') ?? '');

  function showProblem(found: EmailProblem | 'refused'): void {
    setProblem(found);
    focusControl(form.current, 'email');
  }

  async function trySending(data: FormData): Promise<NewsletterOutcome> {
    const email = emailOf(data);
    const found = newsletterEmailProblem(email);
    setProblem(null);
    if (found) {
      showProblem(found);
      return 'validation';
    }
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

  async function submit(): Promise<void> {
    if (!form.current) return;
    const outcome = await trySending(new FormData(form.current));
    tellOutcome({form: 'newsletter', outcome});
    if (outcome === 'validation') return;
    if (outcome === 'success' || outcome === 'already_subscribed') {
      draft.clear();
      setPhase('idle');
      setSubscribed(true);
      return;
    }
    setPhase('failed');
    const honeypot = form.current.elements.namedItem(HONEYPOT);
    // The browser may have filled it for a person: the second try must not fail for it.
    if (outcome === 'spam_detected' && honeypot instanceof HTMLInputElement) honeypot.value = '';
    if (outcome === 'invalid_email') showProblem('refused');
  }

  return {
    phase,
    problem,
    isEmpty,
    submit: () => once(submit),
    /** After each entry: keeps the draft, and takes back the message once the address is mended. */
    entered(): void {
      draft.save();
      const email = form.current ? emailOf(new FormData(form.current)) : '';
      setIsEmpty(email.trim() === '');
      if (problem && newsletterEmailProblem(email) === null) setProblem(null);
    },
  };
}
