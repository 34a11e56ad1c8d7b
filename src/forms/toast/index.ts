import {dismissToast, showToast, type ToastContent} from '@site/src/components/ToastRegion/store';

import type {InspectionOutcome, NewsletterOutcome} from '../core/outcome';
import {inspectionToast} from './inspection';
import {newsletterToast} from './newsletter';

/** The one place where an outcome becomes a toast. A former one goes: it spoke of another try. */
export function tellOutcome(
  told:
    | {form: 'inspection'; outcome: InspectionOutcome}
    | {form: 'newsletter'; outcome: NewsletterOutcome},
): void {
  const toast: ToastContent | null =
    told.form === 'inspection' ? inspectionToast(told.outcome) : newsletterToast(told.outcome);
  if (toast) showToast(toast);
  else dismissToast();
}
