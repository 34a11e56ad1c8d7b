import {untold} from '../../../../scripts/ready/untold';
import {company} from '../../../../src/data/company';

const MAIL = {
  LEAD_MAIL_TO: 'owner@example.com',
  LEAD_MAIL_FROM: 'leads@example.com',
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
};
const WEBHOOK = {
  LEAD_WEBHOOK_URL: 'https://chat.example.com/hook',
  LEAD_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(24))}`,
};

test.each([
  ['24/7', 'no channel', {}, 1],
  ['24/7', 'a mail', MAIL, 0],
  ['24/7', 'a webhook', WEBHOOK, 0],
  ['24/7', 'both', {...MAIL, ...WEBHOOK}, 0],
  [null, 'no channel', {}, 0],
] as const)('emergency %s with %s', (emergency, _, env, count) => {
  const found = untold(env, {...company, emergency});
  expect(found).toHaveLength(count);
  for (const sentence of found)
    expect(sentence).toMatch(/`emergency`.*LEAD_MAIL_TO.*LEAD_WEBHOOK_URL/);
});

test('half of a channel is none', () => {
  expect(() => untold({LEAD_MAIL_TO: 'owner@example.com'})).toThrow(/SMTP_URL is missing/);
});
