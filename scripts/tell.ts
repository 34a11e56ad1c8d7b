/**
 * For deploy/website-tell@.service and deploy/again.sh: tells by every channel of notices that a unit of
 * systemd or a container's command has failed, with its last lines, and without the database.
 */
import {execFileSync} from 'node:child_process';

import {run, UserError} from '../server/cli';
import {channelsFrom} from '../server/notify/channels';
import {notifySettingsFrom} from '../server/notify/settings';
import {environment} from '../src/data/environment';

void run(async () => {
  const [unit = '', said] = process.argv.slice(2);
  const lines = ['--unit', unit, '--lines', '5', '--output', 'cat', '--no-pager'];
  const note = `${unit} failed (docs/runbook.md): ${said ?? execFileSync('journalctl', lines, {encoding: 'utf8'})}`;
  const about = {id: 0, kind: 'alarm', createdAt: new Date().toISOString(), note} as const;
  const nothing = {request: null, subscriptions: 0, link: null, open: null, week: null};
  const told = await Promise.allSettled(
    channelsFrom(notifySettingsFrom(environment)).map((channel) =>
      channel.deliver({...about, ...nothing}, AbortSignal.timeout(channel.patience)),
    ),
  );
  for (const one of told) if (one.status === 'rejected') console.error(String(one.reason));
  if (told.every(({status}) => status === 'rejected'))
    throw new UserError(`Nobody is told of ${unit}: set LEAD_MAIL_TO or LEAD_WEBHOOK_URL.`);
});
