import {translate} from '@docusaurus/Translate';
import type {ToastContent} from '@site/src/components/ToastRegion/store';

import type {NewsletterOutcome} from '../core/outcome';

type Failure = Exclude<
  NewsletterOutcome,
  'success' | 'already_subscribed' | 'validation' | 'exception'
>;

const invalidEmail = (): string =>
  translate({
    id: 'forms.toast.newsletter.invalidEmail',
    message: 'Please enter a valid email address.',
  });

/** Texts of the newsletter's failures, as specified word for word. */
function failureText(outcome: Failure): string {
  switch (outcome) {
    case 'spam_detected':
      return translate({
        id: 'forms.toast.newsletter.spam',
        message: 'Spam detected. Please try again.',
      });
    case 'too_fast':
      return translate({
        id: 'forms.toast.newsletter.tooFast',
        message: 'Please wait a few seconds before submitting.',
      });
    case 'rate_limit':
      return translate({
        id: 'forms.toast.newsletter.rateLimit',
        message: 'Too many requests. Please try again later.',
      });
    case 'invalid_email':
      return invalidEmail();
    case 'request_failed':
    case 'other':
      return translate({
        id: 'forms.toast.newsletter.error',
        message: 'There was an error subscribing to the newsletter. Please try again.',
      });
  }
}

/** The toast of each outcome of the newsletter; none for success, which the card itself shows. */
export function newsletterToast(outcome: NewsletterOutcome): ToastContent | null {
  switch (outcome) {
    case 'success':
      return null;
    case 'already_subscribed':
      return {
        kind: 'success',
        title: translate({
          id: 'forms.toast.newsletter.alreadyTitle',
          message: 'Already Subscribed',
        }),
        text: translate({
          id: 'forms.toast.newsletter.already',
          message: 'This email is already subscribed to our newsletter.',
        }),
      };
    case 'validation':
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.newsletter.invalidTitle',
          message: 'Invalid Email',
        }),
        text: invalidEmail(),
      };
    case 'exception':
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.newsletter.unexpectedTitle',
          message: 'Unexpected Error',
        }),
        text: translate({
          id: 'forms.toast.newsletter.unexpected',
          message: 'Something went wrong. Please try again later.',
        }),
      };
    default:
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.newsletter.errorTitle',
          message: 'Subscription Error',
        }),
        text: failureText(outcome),
      };
  }
}
