import {translate} from '@docusaurus/Translate';
import type {ToastContent} from '@site/src/components/ToastRegion/store';
import {answerTime} from '@site/src/lib/hours';

import type {InspectionOutcome} from '../core/outcome';

/** Texts of the inspection form's failures, as specified word for word. */
function failureText(outcome: Exclude<InspectionOutcome, 'success' | 'validation'>): string {
  switch (outcome) {
    case 'request_failed':
      return translate({
        id: 'forms.toast.inspection.requestFailed',
        message: 'There was an error submitting your request. Please try again.',
      });
    case 'spam_detected':
      return translate({
        id: 'forms.toast.inspection.spam',
        message: 'Spam detected. Please try again.',
      });
    case 'rate_limit':
      return translate({
        id: 'forms.toast.inspection.rateLimit',
        message: 'Too many submissions. Please wait and try again.',
      });
    case 'invalid_email':
      return translate({
        id: 'forms.toast.inspection.invalidEmail',
        message: 'Please enter a valid email address.',
      });
    case 'invalid_name':
      return translate({
        id: 'forms.toast.inspection.invalidName',
        message: 'Please enter a valid name.',
      });
    case 'invalid_phone':
      return translate({
        id: 'forms.toast.inspection.invalidPhone',
        message: 'Please enter a valid phone number.',
      });
    case 'db_error':
      return translate({
        id: 'forms.toast.inspection.dbError',
        message: 'Database error. Please try again later.',
      });
    case 'other':
    case 'exception':
      return translate({
        id: 'forms.toast.inspection.other',
        message: 'Please try again or call us directly.',
      });
  }
}

/** The toast of each outcome of the inspection form. */
export function inspectionToast(outcome: InspectionOutcome): ToastContent {
  const within = answerTime();
  switch (outcome) {
    case 'success':
      return {
        kind: 'success',
        title: translate({
          id: 'forms.toast.inspection.successTitle',
          message: 'Inspection Request Submitted!',
        }),
        text:
          within === null
            ? translate({
                id: 'otherwise.forms.success',
                message: "We'll contact you to schedule your free roof inspection.",
              })
            : translate(
                {
                  id: 'forms.toast.inspection.success',
                  message:
                    "We'll contact you within {within} to schedule your free roof inspection.",
                },
                {within},
              ),
      };
    case 'validation':
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.inspection.validationTitle',
          message: 'Validation Error',
        }),
        text: translate({
          id: 'forms.toast.inspection.validation',
          message: 'Please fill in all required fields.',
        }),
      };
    case 'exception':
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.inspection.unexpectedTitle',
          message: 'Unexpected Error',
        }),
        text: failureText(outcome),
      };
    default:
      return {
        kind: 'error',
        title: translate({
          id: 'forms.toast.inspection.errorTitle',
          message: 'Submission Error',
        }),
        text: failureText(outcome),
      };
  }
}
