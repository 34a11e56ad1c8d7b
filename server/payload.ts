import {INSPECTION_FIELDS, parameterOf} from '../src/data/inspectionFields';

/** The text parameters of both functions. */
const TEXT = [
  'v_honeypot',
  'v_email',
  'v_ip',
  'v_route',
  'v_referrer',
  'v_user_agent',
  'v_email_hash',
];

/** The text parameters of each function, beside the number and the JSON that both take. */
export const FUNCTIONS = {
  submit_contact_rpc: new Set<string>([...TEXT, ...INSPECTION_FIELDS.map(parameterOf)]),
  subscribe_newsletter_rpc: new Set<string>(TEXT),
};

export type FunctionName = keyof typeof FUNCTIONS;

/** The forms send flat objects; far deeper ones can crash parsers that recurse. */
const DEEPEST = 20;

/** How deep the lists and objects of a JSON text are nested. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of json.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * Whether a body may be passed to the database. PostgreSQL would reject an invalid one too, but
 * with a message that quotes it, and Supabase Lite would log that.
 *
 * @param body the request's body; an empty one counts as no parameters.
 */
export function isValidPayload(name: FunctionName, body: string): boolean {
  if (depthOf(body) > DEEPEST) return false;
  let payload: unknown;
  try {
    payload = JSON.parse(body === '' ? '{}' : body);
  } catch {
    return false;
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return false;
  // PostgreSQL stores neither the NUL character nor half of a surrogate pair: the only two that
  // stringify() writes so. (After an escaped backslash they are typed text.)
  if (/\\u(0000|d[89a-f])/.test(JSON.stringify(payload).replaceAll('\\\\', ''))) return false;
  return Object.entries(payload).every(([key, value]) => {
    if (key === 'v_meta') return true;
    if (key === 'v_started_at_ms') return value === null || Number.isFinite(value);
    return FUNCTIONS[name].has(key) && (value === null || typeof value === 'string');
  });
}
