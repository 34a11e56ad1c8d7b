/**
 * A process that delivers, for tests that kill it: `tsx delivering.ts <folder> <file> <offset> <mode>`
 * on DATABASE_URL or the embedded database in the folder. Each notice is a line of the file ("request
 * 12"); with the mode `hold`, it is sent, yet the delivery never ends. The offset is that of its
 * clock, in ms.
 */
import {appendFileSync} from 'node:fs';

import {openDatabase} from '../../server/database';
import {openPostgres} from '../../server/engine/postgres';
import {startDeliverer} from '../../server/notify/deliverer';
import type {Channel} from '../../server/notify/notice';
import {LIMITS} from '../../server/notify/pump';
import {environment} from '../../src/data/environment';

const [folder = '', file = '', offset = '0', mode = ''] = process.argv.slice(2);

const channel: Channel = {
  name: 'mail',
  async deliver({kind, id}) {
    appendFileSync(file, `${kind} ${id}\n`);
    if (mode === 'hold') await new Promise(() => {});
  },
};

async function main(): Promise<void> {
  const engine = environment.DATABASE_URL
    ? await openPostgres(environment.DATABASE_URL)
    : await openDatabase(folder);
  const deliverer = startDeliverer(engine, [channel], {
    schedule: {reminderMinutes: 120, urgentReminderMinutes: 20, digest: false},
    limits: {...LIMITS, patience: 20},
    now: () => new Date(Date.now() + Number(offset)),
  });
  process.on('SIGTERM', async () => {
    await deliverer.stop();
    await engine.close();
    process.exit(0);
  });
}

void main();
