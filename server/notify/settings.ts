import type {Environment} from '../../src/data/environment';
import {UserError} from '../cli';
import {plainAddress} from './links';

export type MailSettings = {
  to: string[];
  from: {name: string; address: string};
  host: string;
  port: number;
  /** From the first byte, by STARTTLS and never without it, or not at all. */
  tls: 'implicit' | 'starttls' | 'none';
  auth: {user: string; pass: string} | null;
};

export type WebhookSettings = {url: string; key: Uint8Array<ArrayBuffer>};

/** When reminders of an unanswered request are due, and what is told once a day. */
export type Schedule = {
  /** Within the company's hours (src/data/company.ts). */
  reminderMinutes: number;
  /** At any hour. */
  urgentReminderMinutes: number;
  /** New newsletter subscribers, once a day in one message. */
  digest: boolean;
};

/** How people are told of a lead: by mail, by a webhook, by both or not at all; and when again. */
export type NotifySettings = {
  mail: MailSettings | null;
  webhook: WebhookSettings | null;
  schedule: Schedule;
};

/**
 * Reads how people are told of a lead. No sentence repeats a value: some are secret.
 *
 * @throws UserError where a setting is wrong, or part of what a channel needs is missing.
 */
export function notifySettingsFrom(env: Environment): NotifySettings {
  const mail = allOrNone('Mail', {
    LEAD_MAIL_TO: env.LEAD_MAIL_TO,
    LEAD_MAIL_FROM: env.LEAD_MAIL_FROM,
    SMTP_URL: env.SMTP_URL,
  });
  const webhook = allOrNone('The webhook', {
    LEAD_WEBHOOK_URL: env.LEAD_WEBHOOK_URL,
    LEAD_WEBHOOK_SECRET: env.LEAD_WEBHOOK_SECRET,
  });
  return {
    mail: mail && {
      to: recipients(mail.LEAD_MAIL_TO),
      from: sender(mail.LEAD_MAIL_FROM),
      ...smtpServer(mail.SMTP_URL),
    },
    webhook: webhook && {
      url: webhookUrl(webhook.LEAD_WEBHOOK_URL),
      key: webhookKey(webhook.LEAD_WEBHOOK_SECRET),
    },
    schedule: {
      reminderMinutes: minutes('LEAD_REMINDER_MINUTES', env.LEAD_REMINDER_MINUTES, 120),
      urgentReminderMinutes: minutes(
        'LEAD_REMINDER_URGENT_MINUTES',
        env.LEAD_REMINDER_URGENT_MINUTES,
        20,
      ),
      digest: env.NEWSLETTER_DIGEST === '1',
    },
  };
}

/** Beyond a day the promised reply is overdue. */
const LONGEST_MINUTES = 24 * 60;

function minutes(name: keyof Environment, value: string | undefined, usual: number): number {
  const count = Number(value || usual);
  if (!Number.isInteger(count) || count < 1 || count > LONGEST_MINUTES)
    throw new UserError(`${name} must be a number of minutes from 1 to ${LONGEST_MINUTES}.`);
  return count;
}

function allOrNone<Name extends string>(
  channel: string,
  values: Record<Name, string | undefined>,
): Record<Name, string> | null {
  const names = Object.keys(values) as Name[];
  const missing = names.filter((name) => !values[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new UserError(
      `${channel} needs ${names.join(', ')}, and ${missing.join(', ')} is missing: set it, or leave all of them out.`,
    );
  return values as Record<Name, string>;
}

function recipients(text: string): string[] {
  const addresses = text.split(',').map((part) => plainAddress(part.trim()));
  if (!addresses.every((address) => address !== null))
    throw new UserError(
      'LEAD_MAIL_TO must be email addresses, with commas between them, such as owner@example.com, office@example.com.',
    );
  return addresses;
}

function sender(text: string): MailSettings['from'] {
  const alone = text.trim();
  const [, name = '', inBrackets] = /^"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>]+)>$/u.exec(alone) ?? [];
  const address = plainAddress(inBrackets ?? alone);
  if (address === null)
    throw new UserError(
      'LEAD_MAIL_FROM must be one address that your mail service may send from, such as Website <leads@example.com>.',
    );
  return {name: name.trim(), address};
}

const SMTP_PORTS = {'smtp:': 587, 'smtps:': 465};
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

function smtpServer(text: string): Omit<MailSettings, 'to' | 'from'> {
  const wrong = new UserError(
    'SMTP_URL must be a URL such as smtps://user:password@smtp.example.com:465, with what is special in the password percent-encoded; smtp:// for STARTTLS; with ?tls=none at the end for a relay in your own network that has no TLS.',
  );
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (!url || !(url.protocol === 'smtp:' || url.protocol === 'smtps:') || !url.hostname)
    throw wrong;
  const options = url.search.slice(1);
  if ((options !== '' && options !== 'tls=none') || !['', '/'].includes(url.pathname)) throw wrong;
  if ((url.username === '') !== (url.password === '')) throw wrong;
  const isPlain = options === 'tls=none' || THIS_MACHINE.includes(url.hostname);
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || SMTP_PORTS[url.protocol],
      tls: url.protocol === 'smtps:' ? 'implicit' : isPlain ? 'none' : 'starttls',
      auth: url.username
        ? {user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password)}
        : null,
    };
  } catch {
    throw wrong;
  }
}

function webhookUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname));
  if (!url || !isSafe || url.username || url.password)
    throw new UserError(
      'LEAD_WEBHOOK_URL must begin with https:// (http:// on this machine only), without a user or password in it.',
    );
  return url.href;
}

/** As Standard Webhooks writes a secret, so that its libraries can read it. */
function webhookKey(text: string): Uint8Array<ArrayBuffer> {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(text.trim()) ?? [];
  try {
    const key = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    if (key.length >= 24) return key;
  } catch {
    // Told below.
  }
  throw new UserError(
    'LEAD_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in base64. This makes one: echo "whsec_$(openssl rand -base64 32)".',
  );
}
