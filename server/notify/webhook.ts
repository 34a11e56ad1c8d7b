import {createHmac} from 'node:crypto';

import {isUrgent, messageOf, stableId} from './message';
import type {Channel, Notice} from './notice';
import type {WebhookSettings} from './settings';

/**
 * Posts each notice as JSON, signed by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com), so that its libraries can verify it; README describes the payload.
 * A reply with 2xx counts as delivered.
 */
export function webhookChannel({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: key,
}: WebhookSettings): Channel {
  return {
    name: 'webhook',
    atOnce: 3,
    patience: 15_000,
    async deliver(notice, signal) {
      const now = new Date();
      const body = JSON.stringify(payloadOf(notice, now));
      const id = stableId(notice);
      const time = Math.floor(now.getTime() / 1000);
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': String(time),
            'webhook-signature': `v1,${signature}`,
          },
          body,
          // A lead goes to the configured URL only.
          redirect: 'manual',
          signal,
        });
      } catch (error) {
        throw new Error(reasonOf(error));
      }
      await response.body?.cancel();
      if (!response.ok) {
        const hint = response.status < 400 ? '; redirects are not followed' : '';
        throw new Error(`The webhook answered ${response.status}${hint}.`);
      }
    },
  };
}

function payloadOf(notice: Notice, now: Date) {
  const {subject, chat} = messageOf(notice, now);
  return {
    // The request as it was typed.
    ...notice,
    id: stableId(notice),
    urgent: isUrgent(notice),
    subject,
    // Slack and Teams show `text`, Discord `content`, without notifying anybody mentioned.
    text: chat,
    content: chat,
    allowed_mentions: {parse: []},
  };
}

/** Why it was not delivered: a code alone, since the URL is secret. */
function reasonOf(error: unknown): string {
  const {name, cause} = error as {name?: string; cause?: {code?: unknown}};
  return `The webhook could not be reached (${typeof cause?.code === 'string' ? cause.code : name}).`;
}
