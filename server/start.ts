/**
 * The local server: the built site and the API of its two forms on one port.
 * npm run serve -- --port 3000 (see settings.ts for what else can be set).
 */
import {createServer, type RequestListener, type Server} from 'node:http';

import {getRequestListener} from '@hono/node-server';

import {company} from '../src/data/company';
import {environment} from '../src/data/environment';
import {createApp} from './app';
import {outliveReader, UserError} from './cli';
import {embeddedIn, openDatabase} from './database';
import type {Engine} from './engine/engine';
import {openRemote} from './engine/remote';
import {kindOf, reasonOf} from './errors';
import {Files} from './files';
import {takeFolder} from './folder';
import {leadNotices} from './notices';
import {operationsOn} from './operations';
import {checkNode, checkSite, listen, settingsFrom, type Settings} from './settings';
import {listenOnSocket} from './socket';

const HOUR = 60 * 60 * 1000;

async function main(): Promise<void> {
  outliveReader();
  const settings = settingsFrom(process.argv.slice(2), environment);
  checkNode();
  checkSite(settings);
  // Open the port first: a failure must not have touched the data. Requests that arrive while the
  // database opens wait for it.
  let ready: (listener: RequestListener) => void = () => {};
  const listener = new Promise<RequestListener>((resolve) => (ready = resolve));
  const http = createServer(async (incoming, outgoing) => (await listener)(incoming, outgoing));
  const port = await listen(http, settings);
  const {databaseUrl, dataFolder} = settings;
  // The lock is for the folder: a real PostgreSQL serves many.
  const unlock = databaseUrl ? () => {} : await takeFolder(dataFolder);
  try {
    const engine = databaseUrl
      ? await openRemote(databaseUrl)
      : await openDatabase(embeddedIn(dataFolder));
    ready(await serve(http, settings, engine, unlock));
  } catch (error) {
    unlock();
    throw error;
  }
  console.log(`${company.name}: http://localhost:${port} (site and API; Ctrl-C stops it)`);
}

async function serve(
  http: Server,
  settings: Settings,
  engine: Engine,
  unlock: () => void,
): Promise<RequestListener> {
  const operations = operationsOn(engine, settings.allowTestQueries);
  const notices = await leadNotices(engine);
  const app = createApp({
    engine,
    files: new Files(settings.siteFolder),
    notFound: settings.notFound,
    trustedProxies: settings.trustedProxies,
    afterRpc: notices.check,
  });
  // Staff's commands reach a real PostgreSQL by themselves.
  const socket = settings.databaseUrl
    ? null
    : await listenOnSocket(settings.dataFolder, operations);

  const purge = (): void =>
    void operations
      .run('purge')
      .catch((error: unknown) => console.error(`Purge failed: ${kindOf(error)}`));
  purge();
  const timer = setInterval(purge, HOUR);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(timer);
    await Promise.all([close(http), socket && close(socket)]);
    await notices.settled();
    await engine
      .close()
      .catch((error: Error) => console.error(`The database did not close: ${kindOf(error)}`));
    unlock();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return getRequestListener(app.fetch);
}

/** Lets running requests finish; closes idle connections. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}

/**
 * A failed start ends the process, whatever is still open: the port must be free for the next one,
 * and visitors must not wait for a site that will not start.
 */
function fail(error: unknown): void {
  console.error(
    error instanceof UserError ? error.message : `The server could not start: ${reasonOf(error)}`,
  );
  process.exit(1);
}

main().catch(fail);
