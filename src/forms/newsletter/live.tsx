import {type RefObject, useImperativeHandle, useLayoutEffect} from 'react';

import {newsletterOutcome, type NewsletterOutcome} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import {emailMessage} from '../shared/emailMessage';
import {type Submission, useSubmission} from '../shared/useSubmission';
import {newsletterToast} from '../toast/newsletter';
import {subscribed} from './subscribed';

export {default as ThankYou} from './ThankYou';

const SUBMISSION: Submission<{email: string}, NewsletterOutcome> = {
  name: 'newsletter',
  fields: ['email'],
  procedure: 'subscribe_newsletter_rpc',
  payload: ({email}, context) => newsletterPayload(email, context),
  outcomeOf: newsletterOutcome,
  refused: {invalid_email: 'email'},
  done: ['success', 'already_subscribed'],
  toast: newsletterToast,
};

/** What the form shows of a try to subscribe. */
export type View = {phase: 'idle' | 'submitting' | 'sent' | 'failed'; error: string | undefined};

/** What the form calls in the part that checks and sends. */
export type Handle = {submit: () => void; onInput: () => void};

/** Checks and sends the entry of the surrounding form, which shows the progress by `onView`. */
export function Live({
  ref,
  form,
  opened,
  onView,
}: {
  ref: RefObject<Handle | null>;
  form: RefObject<HTMLFormElement | null>;
  /** Time since which the form is usable: it mounted before this part. A stable function. */
  opened: () => number;
  /** A stable function. */
  onView: (view: View) => void;
}): null {
  const {phase, problems, submit, onInput} = useSubmission(
    form,
    SUBMISSION,
    (outcome) => {
      if (SUBMISSION.done.includes(outcome)) subscribed.set(true);
    },
    opened,
  );
  useImperativeHandle(ref, () => ({submit: () => void submit(), onInput}));
  const error = problems.email && emailMessage(problems.email);
  // Before the focus moves to the field, and the toast to its place.
  useLayoutEffect(() => onView({phase, error}), [phase, error, onView]);
  return null;
}
