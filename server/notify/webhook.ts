import {createHmac} from 'node:crypto';

import {isUrgent, messageOf, stableId} from './message';
import type {Channel, Notice} from './notice';
import type {NotifySettings, WebhookSettings} from './settings';

/** Where the workflows of Teams are called. */
const TEAMS =
  /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com|powerautomate\.com|flow\.microsoft\.com|api\.powerplatform\.com)$/;

/**
 * What receivers say with 200 that showed nothing: Slack and its kin, and connectors of Teams. As a whole, since
 * others answer with what they got, a visitor's words among them.
 */
const REFUSED =
  /^(?:\{\s*"ok"\s*:\s*false\s*(?:,\s*"(?:error|warning)"\s*:\s*"\w*"\s*)*\}|invalid_payload|no_text|Webhook message delivery failed with error: .*)$/;

/**
 * Posts each notice as JSON, signed by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com), so that its libraries can verify it; README describes the payload.
 * A reply with 2xx counts as delivered.
 */
export function webhookChannel(
  {LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: key}: WebhookSettings,
  kind: NotifySettings['webhookKind'],
): Channel {
  const {hostname} = new URL(url);
  const toTeams = kind ? kind === 'teams' : TEAMS.test(hostname);
  // Google Chat refuses whatever it does not know.
  const textOf = (notice: Notice, now: Date) => ({text: messageOf(notice, now).chat});
  const isTextOnly = hostname === 'chat.googleapis.com';
  const bodyOf = toTeams ? cardOf : isTextOnly ? textOf : payloadOf;
  return {
    name: 'webhook',
    atOnce: 3,
    patience: 15_000,
    async deliver(notice, signal) {
      const now = new Date();
      const body = JSON.stringify(bodyOf(notice, now));
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
      const said = await beginning(response);
      if (!response.ok) {
        const after = response.headers.get('retry-after') ?? '';
        const wait = Number(after) || Math.ceil((Date.parse(after) - Date.now()) / 1000);
        const hint =
          response.status < 400
            ? '; redirects are not followed'
            : wait > 0 // intake.notice_failed reads it.
              ? `, to be asked again in ${wait} s`
              : '';
        throw new Error(`The webhook answered ${response.status}${hint}.`);
      }
      if (REFUSED.test(said.trim()))
        throw new Error('The webhook answered that it took nothing, with status 200.');
    },
  };
}

/** The first part of a reply, which may be endless, or never come. */
async function beginning({body}: Response): Promise<string> {
  const reader = body?.getReader();
  const part = await reader?.read().catch(() => undefined);
  void reader?.cancel().catch(() => {});
  return Buffer.from(part?.value ?? []).toString('latin1');
}

function payloadOf(notice: Notice, now: Date) {
  const {subject, chat} = messageOf(notice, now);
  return {
    // The request as it was typed.
    ...notice,
    id: stableId(notice),
    urgent: isUrgent(notice),
    subject,
    // Slack shows `text`, Discord `content`, without notifying anybody mentioned.
    text: chat,
    content: chat,
    allowed_mentions: {parse: []},
  };
}

/** What a workflow of Teams takes. It accepts anything else too (202), and shows nothing. */
function cardOf(notice: Notice, now: Date) {
  const lines = messageOf(notice, now).chat.split(/\n+/);
  const body = lines.map((line) => ({
    type: 'TextBlock',
    wrap: true,
    text: line.replace(/https?:\/\/\S+\/request#[0-9a-f]{40}/, '[$&]($&)'),
  }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return {type: 'message', attachments: [{contentType, content}]};
}

/** Why it was not delivered: a code alone, since the URL is secret. */
function reasonOf(error: unknown): string {
  const {name, cause} = error as {name?: string; cause?: {code?: unknown}};
  return `The webhook could not be reached (${typeof cause?.code === 'string' ? cause.code : name}).`;
}
