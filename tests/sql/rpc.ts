import {INSPECTION_CODES, NEWSLETTER_CODES} from '../../src/forms/core/outcome';
import type {Engine} from './engine';

export type FunctionName = 'submit_contact_rpc' | 'subscribe_newsletter_rpc';
export type Args = Record<string, unknown>;
export type Reply = {success: boolean; error: string | null; detail?: string | null};

/**
 * One request as the API executes it: in its own transaction, as `anon`, with the headers that the
 * network edge sets.
 */
export async function rpcAsVisitor(
  engine: Engine,
  name: FunctionName,
  args: Args,
  clientIp: string | null,
): Promise<Reply> {
  await engine.query('begin');
  try {
    const headers = clientIp === null ? {} : {'cf-connecting-ip': clientIp};
    await engine.query(
      "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
      [JSON.stringify(headers)],
    );
    const names = Object.keys(args);
    const list = names.map((parameter, index) => `${parameter} => $${index + 1}`).join(', ');
    const values = names.map((parameter) =>
      // Only meta is JSON; the drivers differ in how they would turn an object into it.
      parameter === 'v_meta' && args[parameter] !== null
        ? JSON.stringify(args[parameter])
        : args[parameter],
    );
    const [row] = await engine.query(`select public.${name}(${list})::text as reply`, values);
    await engine.query('commit');
    return JSON.parse(String(row!.reply)) as Reply;
  } catch (error) {
    await engine.query('rollback');
    throw error;
  }
}

/** The form treats the newsletter's `db_error` like any unknown code. */
const CODES: Record<FunctionName, readonly string[]> = {
  submit_contact_rpc: INSPECTION_CODES,
  subscribe_newsletter_rpc: [...NEWSLETTER_CODES, 'db_error'],
};

/** Problems of a reply's shape under the contract; empty when there are none. */
export function replyProblems(name: FunctionName, reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return ['is no object'];
  const {success, error, detail, ...more} = reply as Record<string, unknown>;
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
