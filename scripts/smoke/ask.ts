import {request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';

/** Longer than any honest answer; a scheduler must not wait for a site that hangs. */
const TIME_LIMIT_MS = 15_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface Options {
  headers?: Record<string, string>;
  /** Sent as JSON, with POST. */
  body?: Record<string, unknown>;
  /** IPv4 or IPv6, whichever the name has by default. */
  family?: 4 | 6;
}

/**
 * One request, redirects not followed. (Not fetch, which cannot choose between IPv4 and IPv6.)
 *
 * @throws Error with a code (ECONNREFUSED, ENOTFOUND, ETIMEDOUT, …) where there is no answer.
 */
export function ask(url: URL, {headers, body, family}: Options = {}): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: body ? 'POST' : 'GET',
        family,
        agent: false,
        headers: {...(body && {'content-type': 'application/json'}), ...headers},
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({status: incoming.statusCode ?? 0, headers: incoming.headers, text}),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

/** Why there was no answer: "ECONNREFUSED", "no answer in 15 s". */
export function reasonOf(error: unknown): string {
  const {name, code, message} = error as Error & {code?: string};
  if (name === 'AbortError' || name === 'TimeoutError')
    return `no answer in ${TIME_LIMIT_MS / 1000} s`;
  return code ?? message;
}
