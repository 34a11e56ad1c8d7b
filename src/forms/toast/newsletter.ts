import {translate} from '@docusaurus/Translate';
import type {ToastContent} from '@site/src/components/Toast';

import type {NewsletterOutcome} from '../core/outcome';

/** The outcomes with a toast: success shows on the card itself. */
type Told = Exclude<NewsletterOutcome, 'success'>;

/** The text of each outcome, as specified word for word. */
function texts(): Record<Told, string> {
  const email = translate({
    id: 'forms.toast.newsletter.invalidEmail',
    message: 'Please enter a valid email address.',
  });
  const error = translate({
    id: 'forms.toast.newsletter.error',
    message: 'There was an error subscribing to the newsletter. Please try again.',
  });
  return {
    already_subscribed: translate({
      id: 'forms.toast.newsletter.already',
      message: 'This email is already subscribed to our newsletter.',
    }),
    spam_detected: translate({
      id: 'forms.toast.newsletter.spam',
      message: 'Spam detected. Please try again.',
    }),
    too_fast: translate({
      id: 'forms.toast.newsletter.tooFast',
      message: 'Please wait a few seconds before submitting.',
    }),
    rate_limit: translate({
      id: 'forms.toast.newsletter.rateLimit',
      message: 'Too many requests. Please try again later.',
    }),
    invalid_email: email,
    validation: email,
    request_failed: error,
    other: error,
    exception: translate({
      id: 'forms.toast.newsletter.unexpected',
      message: 'Something went wrong. Please try again later.',
    }),
  };
}

function titleOf(outcome: Told): string {
  switch (outcome) {
    case 'already_subscribed':
      return translate({
        id: 'forms.toast.newsletter.alreadyTitle',
        message: 'Already Subscribed',
      });
    case 'validation':
      return translate({id: 'forms.toast.newsletter.invalidTitle', message: 'Invalid Email'});
    case 'exception':
      return translate({id: 'forms.toast.newsletter.unexpectedTitle', message: 'Unexpected Error'});
    default:
      return translate({id: 'forms.toast.newsletter.errorTitle', message: 'Subscription Error'});
  }
}

/** The toast of each outcome of the newsletter; none for success. */
export const newsletterToast = (outcome: NewsletterOutcome): ToastContent | null =>
  outcome === 'success'
    ? null
    : {
        kind: outcome === 'already_subscribed' ? 'success' : 'error',
        title: titleOf(outcome),
        text: texts()[outcome],
      };
