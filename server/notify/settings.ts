import {isOn, type Environment} from '../../src/data/environment';
import {setting, UserError, type Rule} from '../cli';
import {plainAddress} from './links';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** Beyond a day the promised reply is overdue. */
const LONGEST_MINUTES = 24 * 60;

const MAIL = {
  LEAD_MAIL_TO: {
    must: 'be email addresses, with commas between them, such as owner@example.com,office@example.com',
    read(text: string) {
      const addresses = text.split(',').map((part) => plainAddress(part.trim()));
      return addresses.every((address) => address !== null) ? addresses : null;
    },
  },
  LEAD_MAIL_FROM: {
    must: 'be one address that your mail service may send from, such as Website <leads@example.com>',
    read(text: string) {
      const [, name = '', inBrackets] = /^"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>]+)>$/u.exec(text) ?? [];
      const address = plainAddress(inBrackets ?? text);
      return address === null ? null : {name: name.trim(), address};
    },
  },
  SMTP_URL: {
    must: 'be a URL such as smtps://user:password@smtp.example.com:465, with what is special in the password percent-encoded (# is %23, / is %2F, ? is %3F); smtp:// for STARTTLS; with ?tls=none at the end for a relay in your own network that has no TLS',
    read(text: string) {
      const {protocol, hostname, port, pathname, search, hash, username, password} = new URL(text);
      const secure = protocol === 'smtps:';
      const isUsable =
        (secure || protocol === 'smtp:') &&
        hostname !== '' &&
        ['', '/'].includes(pathname) &&
        ['', '?tls=none'].includes(search) &&
        hash === '' &&
        (username === '') === (password === '');
      const isPlain = search !== '' || THIS_MACHINE.includes(hostname);
      // Elsewhere than on this machine, both ports speak what RFC 8314 says.
      if (isUsable && !isPlain && port === (secure ? '587' : '465'))
        throw new UserError(
          `SMTP_URL has ${protocol}// with port ${port}: write ${secure ? 'smtp' : 'smtps'}:// for this port.`,
        );
      return isUsable
        ? {
            host: hostname.replace(/^\[(.*)\]$/, '$1'),
            port: Number(port) || (secure ? 465 : 587),
            secure,
            // Requires STARTTLS, unless TLS starts with the first byte.
            requireTLS: !isPlain,
            ignoreTLS: isPlain,
            ...(username && {
              auth: {user: decodeURIComponent(username), pass: decodeURIComponent(password)},
            }),
          }
        : null;
    },
  },
};

const WEBHOOK = {
  LEAD_WEBHOOK_URL: {
    must: 'begin with https:// (http:// on this machine only), without a user or password in it, and be one address',
    read(text: string) {
      const {protocol, hostname, username, password, href} = new URL(text);
      const isSafe =
        protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
      return isSafe && !username && !password && !/,\s*https?:/.test(text) ? href : null;
    },
  },
  // As Standard Webhooks writes a secret, so that its libraries can read it.
  LEAD_WEBHOOK_SECRET: {
    must: 'be whsec_ and 24 bytes or more in base64. This makes one: echo "whsec_$(openssl rand -base64 32)"',
    read(text: string) {
      const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(text) ?? [];
      // Unlike Buffer.from, atob refuses base64 that was cut off.
      const key = Buffer.from(atob(encoded), 'latin1');
      return key.length >= 24 ? key : null;
    },
  },
};

const WEBHOOK_KIND: Rule<'teams' | 'json' | ''> = {
  must: 'be teams or json',
  read: (text) => (text === 'teams' || text === 'json' || text === '' ? text : null),
};

const MINUTES = {
  must: `be a number of minutes from 1 to ${LONGEST_MINUTES}`,
  read(text: string) {
    const count = Number(text);
    return Number.isInteger(count) && count >= 1 && count <= LONGEST_MINUTES ? count : null;
  },
};

const SITE = {
  must: "be the site's public address, such as https://www.example.com",
  read: (text: string) => (/^https?:\/\/[^\s,@]+$/i.test(text) ? new URL(text).origin : null),
};

/** The channels that announce a lead (mail, webhook, both or none), and the schedule of reminders. */
export const notifySettingsFrom = (env: Environment) => ({
  mail: allOrNone('Mail', MAIL, env),
  webhook: allOrNone('The webhook', WEBHOOK, env),
  webhookKind: setting('LEAD_WEBHOOK_KIND', env.LEAD_WEBHOOK_KIND ?? '', WEBHOOK_KIND),
  /** For the links of messages. */
  site: env.SITE_URL ? setting('SITE_URL', env.SITE_URL, SITE) : null,
  /** When reminders of an unanswered request are due, and what is told once a day. */
  schedule: {
    /** Within the company's hours (src/data/company.ts). */
    reminderMinutes: setting('LEAD_REMINDER_MINUTES', env.LEAD_REMINDER_MINUTES || '120', MINUTES),
    /** At any hour. */
    urgentReminderMinutes: setting(
      'LEAD_REMINDER_URGENT_MINUTES',
      env.LEAD_REMINDER_URGENT_MINUTES || '20',
      MINUTES,
    ),
    digest: isOn(env.NEWSLETTER_DIGEST),
    /** The list of open requests and the weekly sign of life, if a channel is set. */
    mornings: Boolean(env.LEAD_MAIL_TO || env.LEAD_WEBHOOK_URL),
  },
});

export type NotifySettings = ReturnType<typeof notifySettingsFrom>;
export type MailSettings = NonNullable<NotifySettings['mail']>;
export type WebhookSettings = NonNullable<NotifySettings['webhook']>;
export type Schedule = NotifySettings['schedule'];

type Rules = Partial<Record<keyof Environment, Rule<unknown>>>;
type Values<R> = {[Name in keyof R]: R[Name] extends Rule<infer Value> ? Value : never};

function allOrNone<R extends Rules>(channel: string, rules: R, env: Environment): Values<R> | null {
  const given = Object.entries(rules).map(
    ([name, rule]) => [name, env[name as keyof Environment]?.trim() ?? '', rule] as const,
  );
  const missing = given.filter(([, text]) => text === '').map(([name]) => name);
  if (missing.length === given.length) return null;
  if (missing.length > 0)
    throw new UserError(
      `${channel} needs ${Object.keys(rules).join(', ')}, and ${missing.join(', ')} is missing: set it, or leave all of them out.`,
    );
  const values = given.map(([name, text, rule]) => [name, setting(name, text, rule)]);
  return Object.fromEntries(values) as Values<R>;
}
