import {callWithRetry, type Reply} from './call';
import type {Procedure} from './payload';
import {withTimeout} from '../../lib/withTimeout';

/**
 * Timeout for loading the client's code; on a dead connection the browser itself would wait
 * minutes.
 */
const CLIENT_LIMIT_MS = 15_000;

/** The one method of supabase-js that the forms use. */
type RpcClient = {
  rpc(
    name: string,
    parameters: object,
  ): {
    abortSignal(signal: AbortSignal): PromiseLike<{data: unknown; error: unknown; status: number}>;
  };
};

type Parts = {
  procedure: Procedure;
  loadClient: () => Promise<RpcClient>;
  /** Like `hashEmail`, may not throw: null means unknown. */
  lookUpIp: () => Promise<string | null>;
  hashEmail: () => Promise<string | null>;
  /** Makes the parameters, once: every try sends the same. */
  payload: (lookups: {ip: string | null; emailHash: string | null}) => object;
};

/**
 * Sends one entry: IP lookup, hash and client in parallel, then the request.
 *
 * @throws when the client cannot be loaded or itself throws
 */
export async function send({
  procedure,
  loadClient,
  lookUpIp,
  hashEmail,
  payload,
}: Parts): Promise<Reply> {
  const [client, ip, emailHash] = await Promise.all([
    withTimeout(CLIENT_LIMIT_MS, loadClient),
    lookUpIp(),
    hashEmail(),
  ]);
  const parameters = payload({ip, emailHash});
  return callWithRetry((signal) => client.rpc(procedure, parameters).abortSignal(signal));
}
