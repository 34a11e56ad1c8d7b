/**
 * The local server: the built site and the API of its two forms on one port.
 * npm run serve -- --port 3000 (see settings.ts for what else can be set).
 */
import './node';

import type {RequestListener, Server} from 'node:http';

import {getRequestListener} from '@hono/node-server';

import {company} from '../src/data/company';
import {environment} from '../src/data/environment';
import {createApp} from './http/app';
import {markErrors, onStopSignal, outliveReader, UserError} from './cli';
import {openDatabase} from './database';
import type {Engine} from './database/engine';
import {CONNECTIONS, nameOf} from './database/postgres';
import {openRemote} from './database/remote';
import {kindOf, reasonOf} from './errors';
import {servedFiles} from './http/files';
import {embeddedIn, takeFolder} from './database/folder';
import {createLimitedServer} from './http/limitedServer';
import {callFunction} from './http/requestHandler';
import {channelsFrom, logChannel} from './notify/channels';
import {startDeliverer} from './notify/deliverer';
import {notifySettingsFrom, type NotifySettings} from './notify/settings';
import {operationsOn} from './staff/operations';
import {checkSite, isPublic, listen, settingsFrom, type Settings} from './settings';
import {listenOnSocket} from './staff/socket';

const HOUR = 60 * 60 * 1000;

async function main(): Promise<void> {
  outliveReader();
  markErrors(environment.JOURNAL_STREAM);
  const settings = settingsFrom(process.argv.slice(2), environment);
  checkSite(settings);
  const notify = notifySettingsFrom(environment);
  // Open the port first: a failure must not have touched the data. Requests that arrive while the
  // database opens wait for it.
  let ready: (listener: RequestListener) => void = () => {};
  const listener = new Promise<RequestListener>((resolve) => (ready = resolve));
  const http = createLimitedServer(
    async (incoming, outgoing) => (await listener)(incoming, outgoing),
    settings.trustedProxies,
  );
  const port = await listen(http, settings);
  const {databaseUrl, dataFolder} = settings;
  // The lock is for the folder: a real PostgreSQL serves many.
  const unlock = databaseUrl ? () => {} : await takeFolder(dataFolder);
  // From here on a signal waits until the database can be closed: it may just be making its files.
  const stopSignal = new Promise<void>(onStopSignal);
  try {
    const engine = databaseUrl
      ? await openRemote(databaseUrl)
      : await openDatabase(embeddedIn(dataFolder));
    const serving = await serve(http, settings, engine, notify, unlock);
    console.log(`Database: ${databaseUrl ? await nameOf(databaseUrl) : embeddedName(dataFolder)}`);
    ready(serving.listener);
    void stopSignal.then(serving.stop);
  } catch (error) {
    unlock();
    throw error;
  }
  console.log(`${company.name}: http://localhost:${port} (site and API; Ctrl-C stops it)`);
}

const embeddedName = (folder: string): string =>
  `embedded, ${folder}, for trying: a power cut may destroy it; a live site has DATABASE_URL or Supabase`;

async function serve(
  http: Server,
  settings: Settings,
  engine: Engine,
  notify: NotifySettings,
  unlock: () => void,
): Promise<{listener: RequestListener; stop(): Promise<void>}> {
  const purge = (): Promise<unknown> =>
    engine.query('select intake.purge()').catch((error: unknown) => {
      if (error instanceof UserError) throw error;
      console.error(`Purge failed: ${kindOf(error)}`);
    });
  // The purge reads every request, so a damaged database is refused here, before it takes any.
  await purge();
  // Those who waited for this start come at once: each connection is open then, and knows the function.
  const empty = () =>
    callFunction(engine, 'submit_contact_rpc', {}, {ip: null, isAnotherNamed: false});
  await Promise.allSettled(Array.from({length: CONNECTIONS}, empty));
  const channels = channelsFrom(notify);
  if (channels.length === 0 && isPublic(settings.siteFolder))
    console.error(
      'Nobody is told of requests: set LEAD_MAIL_TO and its settings, or LEAD_WEBHOOK_URL (docs/settings.md).',
    );
  const deliverer = startDeliverer(engine, [logChannel, ...channels], notify.schedule);
  const app = createApp({
    engine,
    files: servedFiles(settings.siteFolder),
    trustedProxies: settings.trustedProxies,
    delivers: channels.length > 0,
    backupFolder: settings.backupFolder,
    afterRpc: deliverer.wake,
  });
  // Staff's commands reach a real PostgreSQL by themselves.
  const socket = settings.databaseUrl
    ? null
    : await listenOnSocket(settings.dataFolder, operationsOn(engine));

  const hourly = (): void => void purge().catch((error: UserError) => console.error(error.message));
  const timer = setInterval(hourly, HOUR);

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await Promise.all([close(http), socket && close(socket), deliverer.stop()]);
    await engine
      .close()
      .catch((error: Error) => console.error(`The database did not close: ${kindOf(error)}`));
    unlock();
    process.exit(0);
  };
  return {listener: getRequestListener(app.fetch, {hostname: 'localhost'}), stop};
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}

main().catch((error: unknown) => {
  console.error(
    error instanceof UserError ? error.message : `The server could not start: ${reasonOf(error)}`,
  );
  // Whatever is still open: the port must be free for the next start, and no visitor waits for this one.
  process.exit(1);
});
