import {existsSync} from 'node:fs';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {isOn, type Environment} from '../src/data/environment';
import {PUBLIC_BUILD} from '../src/data/publicBuild';
import {trustedProxies} from './http/clientIp';
import {setting, UserError, type Rule} from './cli';

const POSTGRES_URL: Rule<string> = {
  must: 'be a URL such as postgres://user:password@host:5432/name, with what is special in the password percent-encoded (# is %23, / is %2F, ? is %3F); correct it, or leave it out for the embedded database',
  read(text) {
    const {username, password, pathname, search, searchParams, hash} = new URL(text);
    decodeURIComponent(username + password);
    // A password with one of these signs ends the host: of u:1#2@host that is u.
    const isCut =
      hash !== '' || (!username && !searchParams.has('user') && /@/.test(pathname + search));
    return /^postgres(?:ql)?:\/\/./.test(text) && !isCut ? text : null;
  },
};

/** Ports above 1023 that browsers open no page from: https://fetch.spec.whatwg.org/#port-blocking */
const REFUSED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
];

const PORT: Rule<number> = {
  must: 'be a number from 0 to 65535, and none that browsers refuse to open (--port or PORT)',
  read: (text) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65535 && !REFUSED.includes(Number(text))
      ? Number(text)
      : null,
};

/**
 * The database: DATABASE_URL, else the folder of --data-dir, DATA_DIR, or `.data` in the project.
 */
export const databaseFrom = (env: Environment, dataDir?: string) => ({
  databaseUrl: env.DATABASE_URL ? setting('DATABASE_URL', env.DATABASE_URL, POSTGRES_URL) : null,
  dataFolder: resolve(dataDir ?? env.DATA_DIR ?? join(__dirname, '../.data')),
});

export function settingsFrom(args: string[], env: Environment) {
  const values = parse(args);
  return {
    ...databaseFrom(env, values['data-dir']),
    port: setting('The port', values.port ?? (env.PORT || '3000'), PORT),
    host: env.HOST ?? '127.0.0.1',
    siteFolder: resolve(values['site-dir'] ?? env.SITE_DIR ?? join(__dirname, '../build')),
    trustedProxies: trustedProxies(env.TRUSTED_PROXY ?? ''),
    /** Whether systemd has opened the port (deploy/website.socket), and keeps it over a restart. */
    isPortOpen: env.LISTEN_PID === String(process.pid),
    /** Where deploy/backup.sh leaves empty files that say when it was done. */
    backupFolder: env.BACKUP_DIR || null,
    /** Whether the embedded database may serve a build for a public address. */
    mayLoseRequests: isOn(env.EMBEDDED_MAY_LOSE_REQUESTS),
  };
}

export type Settings = ReturnType<typeof settingsFrom>;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: {type: 'string'},
        'data-dir': {type: 'string'},
        'site-dir': {type: 'string'},
      },
    }).values;
  } catch (error) {
    throw new UserError(
      `${(error as Error).message} The options are --port, --data-dir and --site-dir.`,
    );
  }
}

/** Whether a site was built for a public address. */
export const isPublic = (siteFolder: string): boolean => existsSync(join(siteFolder, PUBLIC_BUILD));

export function checkSite({siteFolder, dataFolder, databaseUrl, mayLoseRequests}: Settings): void {
  if (!relative(siteFolder, dataFolder).startsWith('..')) {
    throw new UserError(
      `The data folder ${dataFolder} is inside the site, where anybody could read it. Set DATA_DIR to another folder.`,
    );
  }
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new UserError(
      `There is no built site in ${siteFolder}: run "npm run build" first, or "npm start", which does both.`,
    );
  }
  if (!databaseUrl && !mayLoseRequests && isPublic(siteFolder)) {
    throw new UserError(
      `The site in ${siteFolder} was built for the public (SITE_URL), and the embedded database is for trying: set DATABASE_URL, or EMBEDDED_MAY_LOSE_REQUESTS=1 where requests may be lost.`,
    );
  }
}

/** systemd hands its sockets on from this number: sd_listen_fds(3). */
const FIRST_SOCKET = 3;

export async function listen(server: Server, {port, host, isPortOpen}: Settings): Promise<number> {
  try {
    await once(server.listen(isPortOpen ? {fd: FIRST_SOCKET} : {port, host}), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UserError(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.`,
      );
    throw new UserError(
      `The server cannot listen on ${host}, port ${port} (${code}): correct HOST or PORT.`,
    );
  }
}

/** The port on which a server could listen now; throws as `listen` does. */
export async function freePort(settings: Settings): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, settings);
  probe.close();
  return port;
}
