import {dismissToast, showToast, type ToastContent} from '@site/src/components/ToastRegion/store';

import type {InspectionOutcome, NewsletterOutcome} from '../core/outcome';
import {inspectionToast} from './inspection';
import {newsletterToast} from './newsletter';

/**
 * The one place where an outcome becomes a toast. A previous toast is dismissed: it was about
 * another try. Runs after the form has rendered the outcome, so that the toast's place
 * (`ToastPlace`) exists.
 */
export function showOutcomeToast(
  submission:
    | {form: 'inspection'; outcome: InspectionOutcome}
    | {form: 'newsletter'; outcome: NewsletterOutcome},
): void {
  const toast: ToastContent | null =
    submission.form === 'inspection'
      ? inspectionToast(submission.outcome)
      : newsletterToast(submission.outcome);
  if (toast) showToast(toast, submission.form);
  else dismissToast();
}
