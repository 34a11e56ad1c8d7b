import type {Database} from '../database.types';
import type {InspectionEntries} from './fields';
import {cleanEmail} from './rules';
import {elapsedMs} from './timing';

type Functions = Database['public']['Functions'];

/** The two remote procedures, as the migrations define them. */
export type Procedure = keyof Functions;

/** Every parameter of a procedure; unknown ones are null. */
type Payload<Name extends Procedure> = {
  [Key in keyof Functions[Name]['Args']]-?: Functions[Name]['Args'][Key] | null;
};

/** What is sent along with an entry: looked up, measured or read from the page. */
export type SubmissionContext = {
  honeypot: string;
  /** When the visitor began, in milliseconds since 1970. */
  startedAt: number;
  now: number;
  ip: string | null;
  /** SHA-256 hex of the normalized email. */
  emailHash: string | null;
  /** Path of the page. */
  route: string;
  referrer: string | null;
  userAgent: string;
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * The parameters of `submit_contact_rpc`, no more and no fewer: PostgREST finds a function by the
 * names of its parameters, so an unknown one is a 404 and a lost lead.
 */
export function inspectionPayload(entries: InspectionEntries, context: SubmissionContext) {
  const message = orNull(entries.message.trim());
  const roofAge = orNull(entries.roofAge);
  const roofType = orNull(entries.roofType);
  const stormDamage = orNull(entries.stormDamage);
  return {
    v_honeypot: orNull(context.honeypot),
    v_started_at_ms: context.startedAt,
    v_name: entries.name.trim(),
    v_email: cleanEmail(entries.email),
    v_phone: entries.phone.trim(),
    v_roof_age: roofAge,
    v_last_inspection: orNull(entries.lastInspection),
    v_roof_type: roofType,
    v_storm_damage: stormDamage,
    v_message: message,
    v_ip: context.ip,
    v_route: context.route,
    v_referrer: context.referrer,
    v_user_agent: context.userAgent,
    v_email_hash: context.emailHash,
    v_meta: {
      roof_type: roofType,
      roof_age: roofAge,
      storm_damage: stormDamage,
      has_message: message !== null,
      form_completion_time_ms: elapsedMs(context.startedAt, context.now),
    },
  } satisfies Payload<'submit_contact_rpc'>;
}

/** The parameters of `subscribe_newsletter_rpc`, no more and no fewer, for the same reason. */
export function newsletterPayload(email: string, context: SubmissionContext) {
  return {
    v_email: cleanEmail(email),
    v_honeypot: orNull(context.honeypot),
    v_started_at_ms: context.startedAt,
    v_ip: context.ip,
    v_route: context.route,
    v_referrer: context.referrer,
    v_user_agent: context.userAgent,
    v_email_hash: context.emailHash,
    v_meta: {subscription_source: 'newsletter_form'},
  } satisfies Payload<'subscribe_newsletter_rpc'>;
}
