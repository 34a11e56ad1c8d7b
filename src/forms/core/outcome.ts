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

/** The outcomes of both forms besides error codes. */
type Common = 'success' | 'validation' | 'request_failed' | 'other' | 'exception';

/** One for each row of the error catalog, beside success. */
export type InspectionOutcome = Common | (typeof INSPECTION_CODES)[number];

export type NewsletterOutcome = Common | (typeof NEWSLETTER_CODES)[number];

/** Reads a reply of any shape: a known code or `success`, else `other`. */
function read<Code extends string>(
  reply: Reply,
  codes: readonly Code[],
): Code | 'success' | 'other' | 'request_failed' {
  if (reply.kind === 'failed') return 'request_failed';
  const {success, error} = (reply.data ?? {}) as {success?: unknown; error?: unknown};
  if (success === true) return 'success';
  return codes.find((code) => code === error) ?? 'other';
}

export const inspectionOutcome = (reply: Reply): InspectionOutcome => read(reply, INSPECTION_CODES);

export const newsletterOutcome = (reply: Reply): NewsletterOutcome => read(reply, NEWSLETTER_CODES);
