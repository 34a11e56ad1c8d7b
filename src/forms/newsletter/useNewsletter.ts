import {type RefObject, useState} from 'react';

import {NEWSLETTER_CODES} from '../core/outcome';
import {newsletterPayload} from '../core/payload';
import {type Submission, useSubmission} from '../shared/useSubmission';
import {newsletterToast} from '../toast/newsletter';

const SUBMISSION: Submission<{email: string}, (typeof NEWSLETTER_CODES)[number]> = {
  name: 'newsletter',
  fields: ['email'],
  procedure: 'subscribe_newsletter_rpc',
  payload: ({email}, context) => newsletterPayload(email, context),
  codes: NEWSLETTER_CODES,
  refused: {invalid_email: 'email'},
  done: ['success', 'already_subscribed'],
  toast: newsletterToast,
};

/** State of the newsletter form: idle, submitting, then sent or failed; and whether it is empty. */
export function useNewsletter(form: RefObject<HTMLFormElement | null>, onDone: () => void) {
  const [isEmpty, setIsEmpty] = useState(true);
  const submission = useSubmission(form, SUBMISSION, (outcome) => {
    if (SUBMISSION.done.includes(outcome)) onDone();
  });
  return {
    ...submission,
    isEmpty,
    onInput(): void {
      submission.onInput();
      setIsEmpty(String(new FormData(form.current!).get('email')).trim() === '');
    },
  };
}
