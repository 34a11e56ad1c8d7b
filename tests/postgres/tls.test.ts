import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {Cluster} from '../../scripts/support/postgresCluster';
import {openPostgres} from '../../server/database/postgres';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {findings} from './findings';

/** Linux routes this address to the loopback, but clients take it for another machine. */
const ELSEWHERE = '0.0.0.0';

/** Run in the server's folder, as the server's user, who alone may read the key. */
const CERTIFICATE = `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=database
  -keyout server.key -out server.crt -addext subjectAltName=IP:${ELSEWHERE} 2> /dev/null`;

/** Connections to another machine are encrypted, and its certificate is verified. */
export async function testTls(cluster: Cluster): Promise<string[]> {
  const {problems, check} = findings();
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-tls-'));
  const authority = join(folder, 'authority.crt');
  const admin = await newDatabase(cluster, 'encrypted');

  const urlTo = (host: string, parameters: Record<string, string> = {}): string => {
    const url = new URL(cluster.url('encrypted'));
    url.hostname = host;
    url.search = new URLSearchParams(parameters).toString();
    return url.href;
  };
  const leads = (url: string) => command('scripts/leads/index.ts', [], {DATABASE_URL: url});
  const refused = async (what: string, url: string, sentence: RegExp): Promise<void> => {
    const ended = await leads(url);
    const isOneLine = ended.text.trim().split('\n').length === 1;
    check(what, ended.code === 1 && isOneLine && sentence.test(ended.text), ended);
  };

  await refused('no TLS to be had', urlTo(ELSEWHERE), /offers no TLS: turn "ssl" on there, or/);
  await admin.query(`copy (select 1) to program '${CERTIFICATE.replaceAll('\n', '')}'`);
  await admin.query('alter system set ssl = on');
  await admin.query('alter system set log_connections = on');
  await admin.query('select pg_reload_conf()');
  const [file] = await admin.query<{text: string}>("select pg_read_file('server.crt') as text");
  writeFileSync(authority, file!.text);

  const isEncrypted = async (url: string): Promise<boolean> => {
    const engine = await openPostgres(url);
    try {
      const [row] = await engine.query<{ssl: boolean}>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      );
      return row!.ssl;
    } finally {
      await engine.close();
    }
  };
  const known = {sslrootcert: authority};
  const EXPECTED: [string, Record<string, string>, boolean][] = [
    ['127.0.0.1', {}, false],
    ['localhost', {}, false],
    ['127.0.0.1', {host: ELSEWHERE, ...known}, true],
    [ELSEWHERE, known, true],
    [ELSEWHERE, {...known, sslmode: 'prefer'}, true],
    [ELSEWHERE, {...known, sslmode: 'require'}, true],
    [ELSEWHERE, {sslmode: 'no-verify'}, true],
    [ELSEWHERE, {sslmode: 'disable'}, false],
  ];
  for (const [host, parameters, expected] of EXPECTED) {
    const found = await isEncrypted(urlTo(host, parameters)).catch(String);
    check(`TLS to ${host} with ${JSON.stringify(parameters)}`, found === expected, found);
  }
  const unverified = /cannot be verified \(\w+\): add "sslrootcert=FILE".* or "sslmode=no-verify"/;
  await refused('nothing written out', urlTo(ELSEWHERE), unverified);
  // `pg` must not print its warning.
  await refused('sslmode=require', urlTo(ELSEWHERE, {sslmode: 'require'}), unverified);
  await refused('another name', urlTo('127.0.0.1', {...known, sslmode: 'verify-full'}), unverified);

  const before = cluster.log().length;
  const DATABASE_URL = urlTo(ELSEWHERE, known);
  const COMMANDS: [string, ...string[]][] = [
    ['scripts/migrate.ts'],
    ['scripts/leads/index.ts'],
    ['scripts/backup.ts', join(folder, 'backup')],
    ['scripts/deliver.ts'],
  ];
  for (const [script, ...args] of COMMANDS) {
    const ended = await command(script, args, {
      DATABASE_URL,
      LEAD_WEBHOOK_URL: 'http://127.0.0.1:1/',
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    });
    check(script, ended.code === 0 && !ended.text.includes('SECURITY'), ended);
  }
  const connections =
    cluster
      .log()
      .slice(before)
      .match(/^.*connection authorized:.*$/gm) ?? [];
  const plain = connections.filter((line) => !line.includes('SSL enabled'));
  check('connections of commands', connections.length >= COMMANDS.length, connections);
  check('connections in plain text', plain.length === 0, plain);
  console.log(
    `# TLS: ${EXPECTED.length} URLs by pg_stat_ssl, ${connections.length} connections of commands, ${plain.length} in plain text`,
  );

  await admin.query('alter system reset ssl');
  await admin.query('alter system reset log_connections');
  await admin.query('select pg_reload_conf()');
  await admin.close();
  rmSync(folder, {recursive: true});
  return problems;
}
