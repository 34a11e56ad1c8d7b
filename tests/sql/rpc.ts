import {INSPECTION_CODES, NEWSLETTER_CODES} from '../../src/forms/core/outcome';
import type {Engine} from '../../server/database/engine';
import type {FunctionName} from '../../server/http/payload';
import {callFunction} from '../../server/http/rpc';

export type {FunctionName};
export type Args = Record<string, unknown>;
export type Reply = {success: boolean; error: string | null; detail?: string | null};

/** One request of a visitor, as the server executes it. */
export const rpcAsVisitor = async (
  engine: Engine,
  name: FunctionName,
  args: Args,
  clientIp: string | null,
): Promise<Reply> => (await callFunction(engine, name, args, clientIp)) as Reply;

/** The form treats the newsletter's `db_error` like any unknown code. */
const CODES: Record<FunctionName, readonly string[]> = {
  submit_contact_rpc: INSPECTION_CODES,
  subscribe_newsletter_rpc: [...NEWSLETTER_CODES, 'db_error'],
  note_request_rpc: ['unknown', 'rate_limit', 'changed', 'refused', 'db_error'],
};

/** Problems of a reply's shape under the contract; empty when there are none. */
export function replyProblems(name: FunctionName, reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return ['is no object'];
  const {success, error, detail, ...more} = reply as Record<string, unknown>;
  if (name === 'note_request_rpc') delete more.request;
  const problems = Object.keys(more).map((key) => `has a key ${key}`);
  if (success === true) {
    if (error !== null) problems.push('is a success with an error');
    if (detail) problems.push('is a success with a detail');
  } else if (success === false) {
    if (!CODES[name].includes(String(error))) problems.push(`has the code ${String(error)}`);
    if (name === 'submit_contact_rpc' && (typeof detail !== 'string' || detail === '')) {
      problems.push('is an error without detail');
    }
  } else problems.push('has no success');
  if ('detail' in (reply as object) !== (name === 'submit_contact_rpc')) problems.push('detail');
  return problems;
}
