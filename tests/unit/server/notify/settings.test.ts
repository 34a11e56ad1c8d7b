import {channelsFrom} from '../../../../server/notify/channels';
import {notifySettingsFrom} from '../../../../server/notify/settings';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const MAIL = {
  LEAD_MAIL_TO: 'owner@example.com, office@example.com',
  LEAD_MAIL_FROM: 'Website <leads@example.com>',
  SMTP_URL: 'smtps://user:p%40ss@smtp.example.com',
};
const WEBHOOK = {
  LEAD_WEBHOOK_URL: 'https://hooks.example.com/services/secret',
  LEAD_WEBHOOK_SECRET: SECRET,
};

const channels = (env: Parameters<typeof notifySettingsFrom>[0]) =>
  channelsFrom(notifySettingsFrom(env)).map(({name}) => name);

test('nothing set, or set to nothing: no channel', () => {
  expect(channels({})).toEqual([]);
  expect(channels({LEAD_MAIL_TO: '', SMTP_URL: ' '})).toEqual([]);
});

test('each by its settings alone, both at once', () => {
  expect(channels(MAIL)).toEqual(['mail', 'mail-2']);
  expect(channels(WEBHOOK)).toEqual(['webhook']);
  expect(channels({...MAIL, ...WEBHOOK})).toEqual(['mail', 'mail-2', 'webhook']);
});

test('what they say', () => {
  const {mail, webhook} = notifySettingsFrom({...MAIL, ...WEBHOOK});
  expect(mail).toEqual({
    LEAD_MAIL_TO: ['owner@example.com', 'office@example.com'],
    LEAD_MAIL_FROM: {name: 'Website', address: 'leads@example.com'},
    SMTP_URL: {
      host: 'smtp.example.com',
      port: 465,
      secure: true,
      requireTLS: true,
      ignoreTLS: false,
      auth: {user: 'user', pass: 'p@ss'},
    },
  });
  expect(webhook).toEqual({
    LEAD_WEBHOOK_URL: WEBHOOK.LEAD_WEBHOOK_URL,
    LEAD_WEBHOOK_SECRET: Buffer.alloc(32, 7),
  });
});

test.each([
  ['smtps://smtp.example.com:2465', 'implicit', 2465],
  ['smtp://smtp.example.com', 'starttls', 587],
  ['smtp://relay:25?tls=none', 'none', 25],
  ['smtp://localhost:25', 'none', 25],
  ['smtp://[::1]:25', 'none', 25],
  ['smtps://127.0.0.1', 'implicit', 465],
])('%s: TLS %s, port %d', (SMTP_URL, tls, port) => {
  const {secure, requireTLS, ...server} = notifySettingsFrom({...MAIL, SMTP_URL}).mail!.SMTP_URL;
  expect(secure ? 'implicit' : requireTLS ? 'starttls' : 'none').toBe(tls);
  expect(server).toEqual({host: expect.any(String), port, ignoreTLS: !requireTLS});
});

test.each(['leads@example.com', '<leads@example.com>', '"Site, web" <leads@example.com>'])(
  'from %s',
  (LEAD_MAIL_FROM) => {
    const {mail} = notifySettingsFrom({...MAIL, LEAD_MAIL_FROM});
    expect(mail?.LEAD_MAIL_FROM.address).toBe('leads@example.com');
  },
);

test.each([
  [{LEAD_MAIL_TO: ''}, 'LEAD_MAIL_TO is missing'],
  [{LEAD_MAIL_FROM: undefined, SMTP_URL: undefined}, 'LEAD_MAIL_FROM, SMTP_URL is missing'],
  [{LEAD_MAIL_TO: 'owner@example.com,'}, 'LEAD_MAIL_TO must be email addresses'],
  [{LEAD_MAIL_TO: 'owner'}, 'LEAD_MAIL_TO must be email addresses'],
  [{LEAD_MAIL_TO: 'a@example.com\r\nBcc: b@example.com'}, 'LEAD_MAIL_TO must be'],
  [{LEAD_MAIL_FROM: 'Website'}, 'LEAD_MAIL_FROM must be one address'],
  [{LEAD_MAIL_FROM: 'a@example.com, b@example.com'}, 'LEAD_MAIL_FROM must be one address'],
  [{LEAD_MAIL_FROM: 'Web\r\nBcc: x <a@example.com>'}, 'LEAD_MAIL_FROM must be one address'],
  [{SMTP_URL: 'smtp.example.com:465'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'https://u:secret@smtp.example.com'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'smtps://user@smtp.example.com'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'smtps://user:secret%zz@smtp.example.com'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'smtps://u:secret@smtp.example.com/?secure=0'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'smtps://1:2#secret@smtp.example.com'}, 'SMTP_URL must be a URL such as'],
  [{SMTP_URL: 'smtps://u:secret@smtp.example.com:587'}, 'write smtp:// for this port'],
  [{SMTP_URL: 'smtp://u:secret@smtp.example.com:465'}, 'write smtps:// for this port'],
  [{LEAD_WEBHOOK_SECRET: ''}, 'LEAD_WEBHOOK_SECRET is missing'],
  [{LEAD_WEBHOOK_URL: 'http://hooks.example.com/secret'}, 'LEAD_WEBHOOK_URL must begin with'],
  [{LEAD_WEBHOOK_URL: 'https://u:secret@hooks.example.com/'}, 'LEAD_WEBHOOK_URL must begin with'],
  [{LEAD_WEBHOOK_URL: 'hooks.example.com'}, 'LEAD_WEBHOOK_URL must begin with'],
  [{LEAD_WEBHOOK_URL: 'https://a.example/x,https://b.example'}, 'and be one address'],
  [{LEAD_WEBHOOK_SECRET: 'secret'}, 'openssl rand -base64 32'],
  [{LEAD_WEBHOOK_SECRET: 'whsec_AAAAAAAA'}, 'LEAD_WEBHOOK_SECRET must be'],
])('%j is refused, and no value is repeated', (changes, sentence) => {
  const refused = () => notifySettingsFrom({...MAIL, ...WEBHOOK, ...changes});
  expect(refused).toThrow(sentence);
  expect(refused).not.toThrow(/secret[^_]|Bcc|hooks\./);
});

test('a webhook on this machine needs no TLS', () => {
  expect(channels({...WEBHOOK, LEAD_WEBHOOK_URL: 'http://localhost:9000/hook'})).toEqual([
    'webhook',
  ]);
});

describe('the schedule', () => {
  const schedule = (env: Parameters<typeof notifySettingsFrom>[0]) =>
    notifySettingsFrom(env).schedule;

  test('two hours, twenty minutes for what is urgent, no digest; or as the owner sets it', () => {
    expect(schedule({})).toEqual({
      reminderMinutes: 120,
      urgentReminderMinutes: 20,
      digest: false,
      mornings: false,
    });
    const env = {
      LEAD_REMINDER_MINUTES: '45',
      LEAD_REMINDER_URGENT_MINUTES: '5',
      NEWSLETTER_DIGEST: '1',
      ...WEBHOOK,
    };
    expect(schedule(env)).toEqual({
      reminderMinutes: 45,
      urgentReminderMinutes: 5,
      digest: true,
      mornings: true,
    });
  });

  test.each(['0', '1441', '2h', '1.5'])('"%s" minutes are refused with a sentence', (value) => {
    expect(() => schedule({LEAD_REMINDER_URGENT_MINUTES: value})).toThrow(
      'LEAD_REMINDER_URGENT_MINUTES must be a number of minutes from 1 to 1440.',
    );
  });
});

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:4813', 'http://localhost:4813'],
])('the links of messages lead to SITE_URL %s', (SITE_URL, site) => {
  expect(notifySettingsFrom({SITE_URL, ...WEBHOOK}).site).toBe(site);
  expect(channelsFrom(notifySettingsFrom({SITE_URL, ...WEBHOOK}))[0]!.site).toBe(site);
});

test.each([
  'www.example.com',
  'javascript:alert(1)',
  'https://',
  'https://a.example,https://b.example',
  'https://u:p@a.example',
])('SITE_URL %s is refused with a sentence', (SITE_URL) => {
  expect(() => notifySettingsFrom({SITE_URL})).toThrow(/^SITE_URL must be the site's public/);
});
