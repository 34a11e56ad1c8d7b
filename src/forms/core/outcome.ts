import type {Reply} from './rpc';

/** One for each row of the error catalogue (spec section 8), beside success. */
export type InspectionOutcome =
  | 'success'
  | 'validation'
  | 'call_failed'
  | 'spam_detected'
  | 'rate_limit'
  | 'invalid_email'
  | 'invalid_name'
  | 'invalid_phone'
  | 'db_error'
  | 'other'
  | 'exception';

export type NewsletterOutcome =
  | 'success'
  | 'already_subscribed'
  | 'validation'
  | 'call_failed'
  | 'spam_detected'
  | 'too_fast'
  | 'rate_limit'
  | 'invalid_email'
  | 'other'
  | 'exception';

const INSPECTION_CODES = [
  'spam_detected',
  'rate_limit',
  'invalid_email',
  'invalid_name',
  'invalid_phone',
  'db_error',
] as const;

const NEWSLETTER_CODES = [
  'already_subscribed',
  'spam_detected',
  'too_fast',
  'rate_limit',
  'invalid_email',
] as const;

/** Reads an answer that may be anything; a known code or `success`, else `other`. */
function read<Code extends string>(
  reply: Reply,
  codes: readonly Code[],
): Code | 'success' | 'other' | 'call_failed' {
  if (reply.kind === 'failed') return 'call_failed';
  const {success, error} = (reply.data ?? {}) as {success?: unknown; error?: unknown};
  if (success === true) return 'success';
  return codes.find((code) => code === error) ?? 'other';
}

export const inspectionOutcome = (reply: Reply): InspectionOutcome => read(reply, INSPECTION_CODES);

export const newsletterOutcome = (reply: Reply): NewsletterOutcome => read(reply, NEWSLETTER_CODES);
