/** Visitors of a site behind its proxy, with addresses of their own. */
import {Agent, request} from 'node:https';
import {setTimeout as sleep} from 'node:timers/promises';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {callWithRetry} from '../../src/forms/core/call';
import {replyTo, submission} from './requests';

export const HOST = 'www.roofing.test';

const agent = new Agent({keepAlive: false});

/** @param reach where the n-th visitor reaches the proxy, and from which address */
export function visitors<By>(reach: (by: By | number) => {host: string; localAddress?: string}) {
  /** A request through the proxy. */
  const ask = (path: string, by: By | number, body?: unknown, signal?: AbortSignal) =>
    replyTo(
      request({
        ...reach(by),
        path,
        method: body ? 'POST' : 'GET',
        servername: HOST,
        headers: {
          host: HOST,
          apikey: EMBEDDED_PUBLISHABLE_KEY,
          'content-type': 'application/json',
        },
        // Caddy's own authority.
        rejectUnauthorized: false,
        agent,
        signal,
      }),
      body ? JSON.stringify(body) : undefined,
    );

  let sent = 0;

  /** Sends the next request with the tries of the form. @returns its email, and whether it was taken */
  async function send(by?: By): Promise<{ok: boolean; email: string}> {
    const n = (sent += 1);
    const form = submission(n);
    const reply = await callWithRetry(async (signal) => {
      const {status, body} = await ask(
        '/rest/v1/rpc/submit_contact_rpc',
        by ?? n,
        form,
        signal,
      ).catch(() => ({status: 0, body: ''}));
      return status === 200
        ? {data: JSON.parse(body) as unknown, error: null, status}
        : {data: null, error: status, status};
    });
    const ok =
      reply.kind === 'answer' && (reply.data as {success?: boolean} | null)?.success === true;
    return {ok, email: form.v_email};
  }

  /** Sends ten requests a second while something happens, and a second longer. */
  async function whileSending(what: () => Promise<unknown>) {
    const forms: Promise<{ok: boolean; email: string; took: number}>[] = [];
    let isOver = false;
    const sending = (async () => {
      while (!isOver) {
        const begun = Date.now();
        forms.push(send().then((reply) => ({...reply, took: Date.now() - begun})));
        await sleep(100);
      }
    })();
    await sleep(500);
    try {
      await what();
      await sleep(1000);
    } finally {
      isOver = true;
      await sending;
    }
    const done = await Promise.all(forms);
    return {
      sent: done.length,
      acknowledged: done.filter(({ok}) => ok).map(({email}) => email),
      slowest: Math.max(...done.map(({took}) => took)) / 1000,
    };
  }

  return {ask, send, whileSending};
}
