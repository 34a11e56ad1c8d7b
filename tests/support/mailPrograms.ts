// cspell:ignore smtpd maillog myhostname mydestination mynetworks hfilter surbl confdir pidfile rundir logdir dbdir helo checkv
/** Debian's Postfix and rspamd, each with a folder and a port of its own, and a mail host that is half dead. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {Worker} from 'node:worker_threads';

import {untilAnswered} from './faults';
import type {testFolder} from './folder';
import {edited} from './scratch';
import {sparePort} from './sparePort';

type Folder = ReturnType<typeof testFolder>;
const LOCAL = '127.0.0.1';
const [POSTFIX, RSPAMD] = ['/usr/sbin/postfix', '/usr/bin/rspamd'];

/**
 * Starts Postfix, as root, as the mail server of a domain: it hands what it takes on to the port `next`, and answers
 * 550 to recipients other than `known`.
 */
export async function startPostfix({root, at, write}: Folder, next: number, known: string) {
  if (!existsSync(POSTFIX))
    throw new Error('Postfix is missing: run "apt-get install -y postfix".');
  const port = await sparePort();
  // Its processes run as users of their own.
  chmodSync(root, 0o755);
  write('queue/empty');
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8');
  write('postfix/master.cf', edited(services, [/^smtp +inet/m, `${LOCAL}:${port} inet`]));
  write(
    'postfix/main.cf',
    `compatibility_level = 3.6
queue_directory = ${at('queue')}
data_directory = ${at('state')}
maillog_file = ${at('postfix.log')}
maillog_file_prefixes = ${root}
myhostname = mx.example.com
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = ${LOCAL}
relay_domains = ${known.split('@')[1]}
relay_recipient_maps = inline:{ {${known}=known} }
relay_transport = smtp:[${LOCAL}]:${next}
alias_maps =
`,
  );
  // A pipe would stay open as long as the daemon runs.
  const run = (task: string) =>
    execFileSync(POSTFIX, ['-c', at('postfix'), task], {stdio: 'ignore'});
  run('start');
  return {port, stop: () => void run('stop')};
}

/** What asks name servers, which a test does not: their answers would count for or against any mail. */
const ASKING = ['hfilter', 'spf', 'fuzzy_check', 'rbl', 'surbl', 'asn'];

/** Starts rspamd with its own rules and scores. It answers after some ten seconds, in which it compiles them. */
export async function startRspamd({at, write}: Folder) {
  if (!existsSync(RSPAMD)) throw new Error('rspamd is missing: run "apt-get install -y rspamd".');
  const port = await sparePort();
  for (const name of ASKING) write(`rspamd/local.d/${name}.conf`, 'enabled = false;');
  write(
    'rspamd/rspamd.conf',
    `.include "$CONFDIR/common.conf"
options { pidfile = "$RUNDIR/pid"; .include "$CONFDIR/options.inc"
  dns { nameserver = ["${LOCAL}:1"]; timeout = 0.1s; retransmits = 1; } }
logging { type = "file"; filename = "$LOGDIR/log"; level = "warning"; }
worker "normal" { bind_socket = "${LOCAL}:${port}"; count = 1; }
`,
  );
  const places = ['DBDIR', 'RUNDIR', 'LOGDIR', 'LOCAL_CONFDIR'].map(
    (name) => `--var=${name}=${at('rspamd')}`,
  );
  const options = ['--no-fork', '--insecure', `--config=${at('rspamd/rspamd.conf')}`, ...places];
  const rspamd = spawn(RSPAMD, options, {stdio: 'ignore'});
  const ended = once(rspamd, 'exit');
  return {
    /** What it says of a mail that comes from another machine. */
    async judge(body: string, From: string, Rcpt: string) {
      const url = `http://${LOCAL}:${port}`;
      await untilAnswered(() => fetch(`${url}/ping`));
      const host = {Ip: '203.0.113.9', Helo: 'mx.example.com', Hostname: 'mx.example.com'};
      const headers = {From, Rcpt, ...host};
      const answer = await fetch(`${url}/checkv2`, {method: 'POST', headers, body});
      return (await answer.json()) as {score: number; symbols: Record<string, {score: number}>};
    },
    stop: () => (rspamd.kill(), ended),
  };
}

/** Another address of this machine, where packets to a port are dropped: the queue of who listens is full. */
export async function deadAddress(port: number) {
  const host = '127.0.0.2';
  const sleeper = new Worker(
    `require('node:net').createServer().listen({port: ${port}, host: '${host}', backlog: 1}, () => {
       require('node:worker_threads').parentPort.postMessage('listens');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    {eval: true},
  );
  await once(sleeper, 'message');
  const waiting = Array.from({length: 4}, () => connect({host, port}).on('error', () => {}));
  const stop = () => (waiting.forEach((socket) => socket.destroy()), sleeper.terminate());
  return {host, stop};
}
