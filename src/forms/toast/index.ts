import {dismissToast, showToast, type ToastContent} from '@site/src/components/ToastRegion/store';

import type {InspectionOutcome, NewsletterOutcome} from '../core/outcome';
import {inspectionToast} from './inspection';
import {newsletterToast} from './newsletter';

/**
 * The one place where an outcome becomes a toast. A former one goes: it spoke of another try. Told
 * once the form shows the outcome, so that the place for the toast (`ToastPlace`) stands already.
 */
export function tellOutcome(
  told:
    | {form: 'inspection'; outcome: InspectionOutcome}
    | {form: 'newsletter'; outcome: NewsletterOutcome},
): void {
  const toast: ToastContent | null =
    told.form === 'inspection' ? inspectionToast(told.outcome) : newsletterToast(told.outcome);
  if (toast) showToast(toast, told.form);
  else dismissToast();
}
