import {INSPECTION_FIELDS, parameterOf} from '../../src/data/inspectionFields';

/** What a value of each type may be, beside null. */
const MAY_BE = {
  text: (value: unknown) => typeof value === 'string',
  numeric: Number.isFinite,
  jsonb: () => true,
};

type Type = keyof typeof MAY_BE;

const texts = (...names: string[]) => names.map((name): [string, Type] => [name, 'text']);

/** The parameters that both forms' functions have. */
const OF_FORMS: [string, Type][] = [
  ...texts('v_honeypot', 'v_email', 'v_ip', 'v_route', 'v_referrer', 'v_user_agent'),
  ...texts('v_email_hash'),
  ['v_started_at_ms', 'numeric'],
  ['v_meta', 'jsonb'],
];

/** Every parameter that the site sends to a function, with its type. */
export const FUNCTIONS = {
  submit_contact_rpc: new Map([...OF_FORMS, ...texts(...INSPECTION_FIELDS.map(parameterOf))]),
  subscribe_newsletter_rpc: new Map(OF_FORMS),
  note_request_rpc: new Map(texts('v_secret', 'v_state', 'v_by', 'v_note', 'v_at', 'v_seen')),
};

export type FunctionName = keyof typeof FUNCTIONS;

/** The forms send flat objects; deep nesting can overflow the stack of recursive code. */
const DEEPEST = 20;

/** Whether lists and objects are nested deeper than so many levels. JSON.parse itself never recurses. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

export type Arguments = Record<string, unknown>;

/**
 * Reads a body as the arguments of a function. PostgreSQL would reject an invalid one too, but with
 * a message that quotes it.
 *
 * @param body the request's body; an empty one counts as no arguments.
 * @returns null where it may not be passed to the database.
 */
export function readArguments(name: FunctionName, body: string): Arguments | null {
  let values: unknown;
  try {
    values = JSON.parse(body === '' ? '{}' : body);
  } catch {
    return null;
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return null;
  if (isDeeper(values, DEEPEST)) return null;
  // PostgreSQL stores neither NUL nor a lone surrogate, and stringify() escapes only these two like
  // this. (After an escaped backslash they are typed text.)
  if (/\\u(0000|d[89a-f])/.test(JSON.stringify(values).replaceAll('\\\\', ''))) return null;
  const isValid = Object.entries(values).every(([key, value]) => {
    const type = FUNCTIONS[name].get(key);
    return type !== undefined && (value === null || MAY_BE[type](value));
  });
  return isValid ? (values as Arguments) : null;
}
