import {createServer} from 'node:http';
import {PassThrough, Readable} from 'node:stream';

import {ring} from '../../../../scripts/ready/ring';
import {mailServer} from '../../../support/mailServer';
import {listen} from '../../../support/sparePort';

let mail: Awaited<ReturnType<typeof mailServer>>;
const posted: string[] = [];
const chat = createServer((request, response) => {
  request.on('data', (bytes) => posted.push(String(bytes)));
  request.on('end', () => response.end());
});
let env: Record<string, string>;
let asked: string;
const answering = (answers: string) => {
  const output = new PassThrough();
  asked = '';
  output.on('data', (text) => (asked += String(text)));
  return ring(env, Readable.from([answers]), output);
};

beforeAll(async () => {
  mail = await mailServer();
  env = {
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${await listen(chat)}/hook`,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
});
afterAll(async () => {
  await mail.close();
  chat.close();
});

test('an emergency that is marked as a test goes through every channel, and each is asked about', async () => {
  await expect(answering('y\ny\n')).resolves.toBe('All have rung.');
  expect(mail.received[0]!.mail.subject).toMatch(/^EMERGENCY.*TEST/);
  expect(posted.join('')).toMatch(/EMERGENCY.*TEST/);
  expect(asked).toMatch(/mail to owner@example\.com.*LEAD_WEBHOOK_URL/);
});

test.each([
  ['y\nn\n', 'LEAD_WEBHOOK_URL'],
  ['', 'the mail to owner@example.com, the message to LEAD_WEBHOOK_URL'],
])('what nobody has heard is named (%j)', async (answers, named) => {
  await expect(answering(answers)).rejects.toThrow(named);
});

test('what cannot be sent is named, and not asked about', async () => {
  env = {...env, SMTP_URL: 'smtp://127.0.0.1:1'};
  await expect(answering('y\n')).rejects.toThrow(/^\nNobody has heard the mail to owner@e\S+\. /);
  expect(asked).toMatch(/^Not sent: the mail to owner/);
});

test('without a channel it says what to set', async () => {
  env = {};
  await expect(answering('')).rejects.toThrow('Nothing rings: set LEAD_MAIL_TO');
});
