import type {Reply} from './call';

/** The error codes with which the server answers an inspection request. */
export const INSPECTION_CODES = [
  'spam_detected',
  'rate_limit',
  'invalid_email',
  'invalid_name',
  'invalid_phone',
  'db_error',
] as const;

/** The error codes with which the server answers a newsletter subscription. */
export const NEWSLETTER_CODES = [
  'already_subscribed',
  'spam_detected',
  'too_fast',
  'rate_limit',
  'invalid_email',
] as const;

/** What becomes of a form: one for each row of the error catalog, and success. */
export type Outcome<Code extends string> =
  Code | 'success' | 'validation' | 'request_failed' | 'other' | 'exception';

export type InspectionOutcome = Outcome<(typeof INSPECTION_CODES)[number]>;
export type NewsletterOutcome = Outcome<(typeof NEWSLETTER_CODES)[number]>;

/** Reads a reply of any shape: a known code or `success`, else `other`. */
export function outcomeOf<Code extends string>(
  reply: Reply,
  codes: readonly Code[],
): Outcome<Code> {
  if (reply.kind === 'failed') return 'request_failed';
  const {success, error} = (reply.data ?? {}) as {success?: unknown; error?: unknown};
  if (success === true) return 'success';
  return codes.find((code) => code === error) ?? 'other';
}
