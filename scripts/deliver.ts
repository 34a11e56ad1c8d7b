/**
 * npm run deliver: one pass over the outbox, for sites without this server. Exits with 1 if a notice was not
 * delivered; it becomes due again later. May run beside a server: neither sends what the other has claimed.
 */
import {UserError} from '../server/cli';
import {closing} from '../server/database/engine';
import {openRemote} from '../server/database/remote';
import {channelsFrom} from '../server/notify/channels';
import {deliverOnce} from '../server/notify/deliverer';
import {notifySettingsFrom} from '../server/notify/settings';
import {databaseFrom} from '../server/settings';
import {environment} from '../src/data/environment';
import {command} from './support/commands';

command('deliver', async () => {
  const {databaseUrl} = databaseFrom(environment);
  const notify = notifySettingsFrom(environment);
  if (!databaseUrl)
    throw new UserError(
      'Which database? Set DATABASE_URL. (With the embedded database, the server itself delivers.)',
    );
  const engine = await openRemote(databaseUrl);
  const pass = await closing(engine, () =>
    deliverOnce(engine, channelsFrom(notify), notify.schedule),
  );
  if (pass.queued > 0) console.log(`queued: ${pass.queued} reminders or digests`);
  for (const {name, delivered, failed} of pass.channels)
    console.log(`${name}: ${delivered} delivered, ${failed} failed`);
  if (pass.channels.some(({failed}) => failed > 0)) process.exitCode = 1;
});
