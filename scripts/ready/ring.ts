/** `--ring`: an emergency that is marked as a test, through every channel, and who has heard it. */
import {createInterface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';

import {UserError} from '../../server/cli';
import {channelsFrom, deliverToAll} from '../../server/notify/channels';
import type {Notice} from '../../server/notify/notice';
import {notifySettingsFrom} from '../../server/notify/settings';
import {company} from '../../src/data/company';
import type {Environment} from '../../src/data/environment';
import {DEFAULT_LOCALE} from '../../src/language/locales';

const WHERE = 'docs/settings.md, “Being told of a lead”, says how';

/** As it comes at night, with nobody to call. */
function testNotice(): Notice {
  const now = new Date().toISOString();
  const request = {
    ...{id: 0, receivedAt: now, urgent: true, suspicion: null, language: DEFAULT_LOCALE},
    ...{name: 'TEST, nobody to call', email: company.email, phone: company.phone.display},
    message: 'This is a test of the ring (npm run ready -- --ring). Nobody has to do anything.',
  };
  return {
    ...{id: 0, kind: 'request', createdAt: now, request, subscriptions: 0, note: null},
    ...{link: null, open: null, week: null},
  };
}

/**
 * Sends the test, and asks for each channel whether it has rung.
 *
 * @throws UserError that names those that nobody has heard
 */
export async function ring(env: Environment, input: Readable, output: Writable): Promise<string> {
  const settings = notifySettingsFrom(env);
  const channels = channelsFrom(settings);
  if (channels.length === 0)
    throw new UserError(`Nothing rings: set LEAD_MAIL_TO or LEAD_WEBHOOK_URL. ${WHERE}.`);
  const tries = await deliverToAll(channels, testNotice());
  const lines = createInterface({input})[Symbol.asyncIterator]();
  const unheard: string[] = [];
  for (const [at, sent] of tries.entries()) {
    const to = settings.mail?.LEAD_MAIL_TO[at];
    const channel = to ? `the mail to ${to}` : 'the message to LEAD_WEBHOOK_URL';
    if (sent.status === 'rejected') {
      output.write(`Not sent: ${channel} (${String((sent.reason as Error).message)}).\n`);
      unheard.push(channel);
      continue;
    }
    output.write(`Sent: ${channel}. Has it rung? [y/n] `);
    const {value = ''} = await lines.next();
    if (!/^\s*y/i.test(String(value))) unheard.push(channel);
  }
  await lines.return?.();
  if (unheard.length > 0)
    throw new UserError(`\nNobody has heard ${unheard.join(', ')}. ${WHERE}.`);
  return 'All have rung.';
}
