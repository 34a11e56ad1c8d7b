import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {firstReferrer} from '@site/src/language/referrer';
import {customFieldsFrom} from '@site/src/lib/customFields';
import {withTimeout} from '@site/src/lib/withTimeout';
import {useMemo} from 'react';

import {callWithRetry, type Reply} from '../core/call';
import {cleanEmail} from '../core/clean';
import {loadClient} from '../core/client';
import {sha256Hex} from '../core/hash';
import {lookUpIp} from '../core/ip';
import type {Procedure, SubmissionContext} from '../core/payload';

/** For loading the client's code: on a dead connection the browser itself would wait minutes. */
const CLIENT_LIMIT_MS = 15_000;

type Sending = {
  procedure: Procedure;
  email: string;
  honeypot: string;
  startedAt: number;
  /** Makes the parameters, once: every try sends the same. */
  payload: (context: SubmissionContext) => object;
};

/** Connects a form with the browser and the configuration: preloads the client, and sends. */
export function useSender(): {
  /** On the first touch of a form: loads the client, which a reader never needs. */
  preload: () => void;
  /** @throws when the client cannot be loaded or itself throws */
  sendEntry: (sending: Sending) => Promise<Reply>;
} {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const backend = customFieldsFrom(siteConfig);
    const load = () =>
      loadClient(backend.supabaseUrl || window.location.origin, backend.supabasePublishableKey);
    return {
      preload() {
        // A failure here occurs again, and is reported, when the visitor sends.
        void load().catch(() => undefined);
      },
      async sendEntry({procedure, email, honeypot, startedAt, payload}) {
        const now = Date.now();
        const [client, ip, emailHash] = await Promise.all([
          withTimeout(CLIENT_LIMIT_MS, load),
          procedure === 'submit_contact_rpc'
            ? lookUpIp(backend.ipJsonUrl, 'json')
            : lookUpIp(backend.ipTextUrl, 'text'),
          sha256Hex(cleanEmail(email), window.crypto?.subtle),
        ]);
        const parameters = payload({
          honeypot,
          startedAt,
          now,
          ip,
          emailHash,
          route: window.location.pathname,
          referrer: firstReferrer(window),
          userAgent: window.navigator.userAgent,
        });
        return callWithRetry((signal) =>
          client.rpc(procedure, parameters as never).abortSignal(signal),
        );
      },
    };
  }, [siteConfig]);
}
