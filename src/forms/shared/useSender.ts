import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {customFieldsFrom} from '@site/src/lib/customFields';
import {firstReferrer} from '@site/src/language/referrer';
import {useMemo} from 'react';

import type {Reply} from '../core/call';
import {loadClient} from '../core/client';
import {sha256Hex} from '../core/hash';
import {lookUpIp} from '../core/ip';
import type {SubmissionContext, Procedure} from '../core/payload';
import {cleanEmail} from '../core/clean';
import {send} from '../core/send';

export type Sending = {
  procedure: Procedure;
  email: string;
  honeypot: string;
  startedAt: number;
  payload: (context: SubmissionContext) => object;
};

/** Connects a form with the browser and the configuration: preloads the client, and sends. */
export function useSender(): {
  /** On the first touch of a form: loads the client, which a reader never needs. */
  preload: () => void;
  /** @throws when the client cannot be loaded */
  sendEntry: (sending: Sending) => Promise<Reply>;
} {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const backend = customFieldsFrom(siteConfig);
    const client = () =>
      loadClient(backend.supabaseUrl || window.location.origin, backend.supabasePublishableKey);
    return {
      preload() {
        // A failure here occurs again, and is reported, when the visitor sends.
        void client().catch(() => undefined);
      },
      sendEntry({procedure, email, honeypot, startedAt, payload}) {
        const now = Date.now();
        const fetchIt: typeof fetch = (...request) => window.fetch(...request);
        return send({
          procedure,
          loadClient: client,
          lookUpIp: () =>
            procedure === 'submit_contact_rpc'
              ? lookUpIp(backend.ipJsonUrl, 'json', fetchIt)
              : lookUpIp(backend.ipTextUrl, 'text', fetchIt),
          hashEmail: () => sha256Hex(cleanEmail(email), window.crypto?.subtle),
          payload: ({ip, emailHash}) =>
            payload({
              honeypot,
              startedAt,
              now,
              ip,
              emailHash,
              route: window.location.pathname,
              referrer: firstReferrer(window),
              userAgent: window.navigator.userAgent,
            }),
        });
      },
    };
  }, [siteConfig]);
}
