import {company} from '../../src/data/company';
import type {ToastContent} from '../../src/components/ToastRegion/store';
import type {InspectionOutcome, NewsletterOutcome} from '../../src/forms/core/outcome';
import type {LocaleCode} from '../../src/language/locales';
import {textOf} from './texts';

/** Id of a text, its English as the specification words it, and the values of its placeholders. */
export type Message = [id: string, english: string, values?: Record<string, string>];

/** What a toast says, and how urgently. */
export type ExpectedToast = {role: 'alert' | 'status'; title: Message; text: Message};

/** What the site itself has to show, in a language. */
export const contentOf = ({role, title, text}: ExpectedToast, code: LocaleCode): ToastContent => ({
  kind: role === 'alert' ? 'error' : 'success',
  title: textOf(code, ...title),
  text: textOf(code, ...text),
});

const alert = (title: Message, text: Message): ExpectedToast => ({role: 'alert', title, text});

const SUBMISSION: Message = ['forms.toast.inspection.errorTitle', 'Submission Error'];
const TRY_AGAIN: Message = [
  'forms.toast.inspection.other',
  'Please try again or call us directly.',
];

/** The catalogue of the inspection form: a toast for each outcome. */
export const INSPECTION_TOASTS: Record<InspectionOutcome, ExpectedToast> = {
  success: {
    role: 'status',
    title: ['forms.toast.inspection.successTitle', 'Inspection Request Submitted!'],
    text:
      company.responseHours === null
        ? ['otherwise.forms.success', "We'll contact you to schedule your free roof inspection."]
        : [
            'forms.toast.inspection.success',
            "We'll contact you within {hours} hours to schedule your free roof inspection.",
            {hours: String(company.responseHours)},
          ],
  },
  validation: alert(
    ['forms.toast.inspection.validationTitle', 'Validation Error'],
    ['forms.toast.inspection.validation', 'Please fill in all required fields.'],
  ),
  request_failed: alert(SUBMISSION, [
    'forms.toast.inspection.requestFailed',
    'There was an error submitting your request. Please try again.',
  ]),
  spam_detected: alert(SUBMISSION, [
    'forms.toast.inspection.spam',
    'Spam detected. Please try again.',
  ]),
  rate_limit: alert(SUBMISSION, [
    'forms.toast.inspection.rateLimit',
    'Too many submissions. Please wait and try again.',
  ]),
  invalid_email: alert(SUBMISSION, [
    'forms.toast.inspection.invalidEmail',
    'Please enter a valid email address.',
  ]),
  invalid_name: alert(SUBMISSION, [
    'forms.toast.inspection.invalidName',
    'Please enter a valid name.',
  ]),
  invalid_phone: alert(SUBMISSION, [
    'forms.toast.inspection.invalidPhone',
    'Please enter a valid phone number.',
  ]),
  db_error: alert(SUBMISSION, [
    'forms.toast.inspection.dbError',
    'Database error. Please try again later.',
  ]),
  other: alert(SUBMISSION, TRY_AGAIN),
  exception: alert(['forms.toast.inspection.unexpectedTitle', 'Unexpected Error'], TRY_AGAIN),
};

const SUBSCRIPTION: Message = ['forms.toast.newsletter.errorTitle', 'Subscription Error'];
const NEWSLETTER_ERROR: Message = [
  'forms.toast.newsletter.error',
  'There was an error subscribing to the newsletter. Please try again.',
];
const INVALID_EMAIL: Message = [
  'forms.toast.newsletter.invalidEmail',
  'Please enter a valid email address.',
];

/** The catalogue of the newsletter; success has no toast, since the card itself shows it. */
export const NEWSLETTER_TOASTS: Record<Exclude<NewsletterOutcome, 'success'>, ExpectedToast> = {
  already_subscribed: {
    role: 'status',
    title: ['forms.toast.newsletter.alreadyTitle', 'Already Subscribed'],
    text: ['forms.toast.newsletter.already', 'This email is already subscribed to our newsletter.'],
  },
  validation: alert(['forms.toast.newsletter.invalidTitle', 'Invalid Email'], INVALID_EMAIL),
  request_failed: alert(SUBSCRIPTION, NEWSLETTER_ERROR),
  spam_detected: alert(SUBSCRIPTION, [
    'forms.toast.newsletter.spam',
    'Spam detected. Please try again.',
  ]),
  too_fast: alert(SUBSCRIPTION, [
    'forms.toast.newsletter.tooFast',
    'Please wait a few seconds before submitting.',
  ]),
  rate_limit: alert(SUBSCRIPTION, [
    'forms.toast.newsletter.rateLimit',
    'Too many requests. Please try again later.',
  ]),
  invalid_email: alert(SUBSCRIPTION, INVALID_EMAIL),
  other: alert(SUBSCRIPTION, NEWSLETTER_ERROR),
  exception: alert(
    ['forms.toast.newsletter.unexpectedTitle', 'Unexpected Error'],
    ['forms.toast.newsletter.unexpected', 'Something went wrong. Please try again later.'],
  ),
};
