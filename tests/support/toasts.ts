import {company} from '../../src/data/company';
import type {ToastContent} from '../../src/components/Toast';
import type {InspectionOutcome, NewsletterOutcome} from '../../src/forms/core/outcome';
import type {LocaleCode} from '../../src/language/locales';
import {textOf} from './texts';

/** Id of a text, its English as the specification words it, and the values of its placeholders. */
type Message = [id: string, english: string, values?: Record<string, string>];

/** What a toast says, and how urgently. */
type ExpectedToast = {role: 'alert' | 'status'; title: Message; text: Message};

/** The content that the site has to show in a toast, in a language. */
export const contentOf = ({role, title, text}: ExpectedToast, code: LocaleCode): ToastContent => ({
  kind: role === 'alert' ? 'error' : 'success',
  title: textOf(code, ...title),
  text: textOf(code, ...text),
});

/** Parses rows of outcome, role, title and text; ids lack the prefix `forms.toast.<form>.`. */
const catalogue = (form: string, rows: string): Record<string, ExpectedToast> => {
  const message = (cell = ''): Message => {
    const [, id = '', english = ''] = /^(\w+): (.*)$/.exec(cell) ?? [];
    return [`forms.toast.${form}.${id}`, english];
  };
  const toasts = rows.trim().split('\n');
  return Object.fromEntries(
    toasts.map((row) => {
      const [outcome = '', role, title, text] = row.split('|').map((cell) => cell.trim());
      return [outcome, {role, title: message(title), text: message(text)} as ExpectedToast];
    }),
  );
};

/** The catalogue of the inspection form: a toast for each outcome. */
export const INSPECTION_TOASTS = catalogue(
  'inspection',
  `
  success | status | successTitle: Inspection Request Submitted! | success: We'll contact you within {within} to schedule your free roof inspection.
  validation | alert | validationTitle: Validation Error | validation: Please fill in all required fields.
  request_failed | alert | errorTitle: Submission Error | requestFailed: There was an error submitting your request. Please try again.
  spam_detected | alert | errorTitle: Submission Error | spam: Spam detected. Please try again.
  rate_limit | alert | errorTitle: Submission Error | rateLimit: Too many submissions. Please wait and try again.
  invalid_email | alert | errorTitle: Submission Error | invalidEmail: Please enter a valid email address.
  invalid_name | alert | errorTitle: Submission Error | invalidName: Please enter a valid name.
  invalid_phone | alert | errorTitle: Submission Error | invalidPhone: Please enter a valid phone number.
  db_error | alert | errorTitle: Submission Error | dbError: Database error. Please try again later.
  other | alert | errorTitle: Submission Error | other: Please try again or call us directly.
  exception | alert | unexpectedTitle: Unexpected Error | other: Please try again or call us directly.
`,
) as Record<InspectionOutcome, ExpectedToast>;

if (company.responseHours === null)
  INSPECTION_TOASTS.success.text = [
    'otherwise.forms.success',
    "We'll contact you to schedule your free roof inspection.",
  ];

/** The catalogue of the newsletter; success has no toast, since the card itself shows it. */
export const NEWSLETTER_TOASTS = catalogue(
  'newsletter',
  `
  already_subscribed | status | alreadyTitle: Already Subscribed | already: This email is already subscribed to our newsletter.
  validation | alert | invalidTitle: Invalid Email | invalidEmail: Please enter a valid email address.
  request_failed | alert | errorTitle: Subscription Error | error: There was an error subscribing to the newsletter. Please try again.
  spam_detected | alert | errorTitle: Subscription Error | spam: Spam detected. Please try again.
  too_fast | alert | errorTitle: Subscription Error | tooFast: Please wait a few seconds before submitting.
  rate_limit | alert | errorTitle: Subscription Error | rateLimit: Too many requests. Please try again later.
  invalid_email | alert | errorTitle: Subscription Error | invalidEmail: Please enter a valid email address.
  other | alert | errorTitle: Subscription Error | error: There was an error subscribing to the newsletter. Please try again.
  exception | alert | unexpectedTitle: Unexpected Error | unexpected: Something went wrong. Please try again later.
`,
) as Record<Exclude<NewsletterOutcome, 'success'>, ExpectedToast>;
