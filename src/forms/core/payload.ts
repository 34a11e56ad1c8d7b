import {
  INSPECTION_FIELDS,
  type InspectionField,
  type InspectionParameter,
  parameterOf,
} from '@site/src/data/inspectionFields';

import type {Database} from '../database.types';
import {clean, cleanEmail} from './clean';
import type {InspectionEntries} from './fields';
import {sentMessage} from './urgent';

type Functions = Database['public']['Functions'];

/** The remote procedures, as the migrations define them. */
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

/** A field's entry as it is sent: an email as for its hash. */
function sent(field: InspectionField, entries: InspectionEntries): string {
  if (field === 'message') return sentMessage(entries);
  return field === 'email' ? cleanEmail(entries.email) : clean(field, entries[field]);
}

/** Does not compile where a field is no parameter of the generated types. */
const typedParameterOf: (field: InspectionField) => keyof Functions['submit_contact_rpc']['Args'] =
  parameterOf;

/** The parameters of all fields; empty entries are null. */
function fieldParameters(entries: InspectionEntries): Record<InspectionParameter, string | null> {
  return Object.fromEntries(
    INSPECTION_FIELDS.map((field) => [typedParameterOf(field), orNull(sent(field, entries))]),
  ) as Record<InspectionParameter, string | null>;
}

/** The parameters that both procedures share. */
const contextParameters = (context: SubmissionContext) => ({
  v_honeypot: orNull(context.honeypot),
  v_started_at_ms: context.startedAt,
  v_ip: context.ip,
  v_route: context.route,
  v_referrer: context.referrer,
  v_user_agent: context.userAgent,
  v_email_hash: context.emailHash,
});

/**
 * Exactly the parameters of `submit_contact_rpc`: PostgREST finds a function by the
 * names of its parameters, so an unknown one is a 404 and a lost lead.
 */
export function inspectionPayload(entries: InspectionEntries, context: SubmissionContext) {
  const fields = fieldParameters(entries);
  return {
    ...fields,
    ...contextParameters(context),
    v_meta: {
      roof_type: fields.v_roof_type,
      roof_age: fields.v_roof_age,
      storm_damage: fields.v_storm_damage,
      has_message: fields.v_message !== null,
      // Unknown where the clock has been set back in between.
      form_completion_time_ms:
        context.now < context.startedAt ? null : context.now - context.startedAt,
    },
  } satisfies Payload<'submit_contact_rpc'>;
}

/** Exactly the parameters of `subscribe_newsletter_rpc`, for the same reason. */
export function newsletterPayload(email: string, context: SubmissionContext) {
  return {
    v_email: cleanEmail(email),
    ...contextParameters(context),
    v_meta: {subscription_source: 'newsletter_form'},
  } satisfies Payload<'subscribe_newsletter_rpc'>;
}
