import {translate} from '@docusaurus/Translate';
import type {ToastContent} from '@site/src/components/Toast';
import {answerTime} from '@site/src/lib/hours';

import type {InspectionOutcome} from '../core/outcome';

const success = (within: string | null): string =>
  within === null
    ? translate({
        id: 'otherwise.forms.success',
        message: "We'll contact you to schedule your free roof inspection.",
      })
    : translate(
        {
          id: 'forms.toast.inspection.success',
          message: "We'll contact you within {within} to schedule your free roof inspection.",
        },
        {within},
      );

/** The text of each outcome, as specified word for word. */
function texts(): Record<InspectionOutcome, string> {
  const other = translate({
    id: 'forms.toast.inspection.other',
    message: 'Please try again or call us directly.',
  });
  return {
    success: success(answerTime()),
    validation: translate({
      id: 'forms.toast.inspection.validation',
      message: 'Please fill in all required fields.',
    }),
    request_failed: translate({
      id: 'forms.toast.inspection.requestFailed',
      message: 'There was an error submitting your request. Please try again.',
    }),
    spam_detected: translate({
      id: 'forms.toast.inspection.spam',
      message: 'Spam detected. Please try again.',
    }),
    rate_limit: translate({
      id: 'forms.toast.inspection.rateLimit',
      message: 'Too many submissions. Please wait and try again.',
    }),
    invalid_email: translate({
      id: 'forms.toast.inspection.invalidEmail',
      message: 'Please enter a valid email address.',
    }),
    invalid_name: translate({
      id: 'forms.toast.inspection.invalidName',
      message: 'Please enter a valid name.',
    }),
    invalid_phone: translate({
      id: 'forms.toast.inspection.invalidPhone',
      message: 'Please enter a valid phone number.',
    }),
    db_error: translate({
      id: 'forms.toast.inspection.dbError',
      message: 'Database error. Please try again later.',
    }),
    other,
    exception: other,
  };
}

function titleOf(outcome: InspectionOutcome): string {
  switch (outcome) {
    case 'success':
      return translate({
        id: 'forms.toast.inspection.successTitle',
        message: 'Inspection Request Submitted!',
      });
    case 'validation':
      return translate({
        id: 'forms.toast.inspection.validationTitle',
        message: 'Validation Error',
      });
    case 'exception':
      return translate({
        id: 'forms.toast.inspection.unexpectedTitle',
        message: 'Unexpected Error',
      });
    default:
      return translate({id: 'forms.toast.inspection.errorTitle', message: 'Submission Error'});
  }
}

/** The toast of each outcome of the inspection form. */
export const inspectionToast = (outcome: InspectionOutcome): ToastContent => ({
  kind: outcome === 'success' ? 'success' : 'error',
  title: titleOf(outcome),
  text: texts()[outcome],
});
