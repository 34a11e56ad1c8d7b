/**
 * Docker's engine with the base images, the project as a clone that `docker compose` starts, and visitors
 * with addresses of their own.
 */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {childEnvironment} from '../../../src/data/environment';
import {command, endOf} from '../faults';
import {visitors} from '../visitors';

const HERE = 'tests/support/containers';

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {stdio: 'ignore'}).status === 0;

/** Starts dockerd where none runs. @returns what ends it again */
export async function startEngine(): Promise<() => Promise<void>> {
  if (!runs('docker', 'compose', 'version'))
    throw new Error(
      `Docker or Compose is missing: run "apt-get install -y docker.io iptables mmdebstrap" and "${HERE}/compose.sh".`,
    );
  let stop = async (): Promise<void> => {};
  if (!runs('docker', 'info')) {
    // Older than 27, it passes IPv6 on only so.
    const engine = spawn('dockerd', ['--experimental', '--ip6tables'], {stdio: 'ignore'});
    const ended = new Promise((resolve) => engine.once('close', resolve).once('error', resolve));
    stop = async () => {
      engine.kill();
      await ended;
    };
    for (let seconds = 0; !runs('docker', 'info'); seconds++) {
      if (seconds === 60) await stop();
      if (seconds === 60 || engine.exitCode !== null || engine.pid === undefined)
        throw new Error('dockerd does not start here: it needs root and a kernel that lets it.');
      await sleep(1000);
    }
  }
  return stop;
}

/** Sees to the images of Node, PostgreSQL and Caddy. */
export function makeBaseImages(): void {
  const compose = readFileSync('compose.yaml', 'utf8').replace('${POSTGRES:-15}', '15');
  const named = [...compose.matchAll(/^ {4}image: (\S+:\S+)$/gm)].map(([, name]) => name!);
  const [, node] = /^FROM (\S+)/m.exec(readFileSync('Dockerfile', 'utf8'))!;
  execFileSync(`${HERE}/images.sh`, [node!, ...named], {stdio: ['ignore', 'inherit', 'inherit']});
}

/**
 * What a clone of the project has, with the site that is built already in the place of the Dockerfile's first
 * stage.
 */
export async function prepareClone(folder: string): Promise<void> {
  for (const name of ['compose.yaml', 'deploy', '.env.example'])
    cpSync(name, `${folder}/${name}`, {recursive: true});
  await command('scripts/bundle.ts', [`${folder}/live`]);
  cpSync('build', `${folder}/live/site`, {recursive: true});
}

/** The Dockerfile whose first stage only takes what prepareClone has put there. */
export const dockerfile = (): string =>
  readFileSync('Dockerfile', 'utf8').replace(
    /^(FROM \S+ AS build\n)[^]*?(?=^FROM )/m,
    '$1COPY live /website/live\n\n',
  );

/** Addresses of documentation (RFC 5737, RFC 3849), which this machine answers for a while. */
const ADDRESSES = [
  '198.51.100.1/24',
  ...Array.from({length: 251}, (_, n) => `2001:db8:${n.toString(16)}::1/128`),
];
const ofAddresses = (verb: 'add' | 'del'): void => {
  const input = ADDRESSES.map((address) => `addr ${verb} ${address} dev lo\n`).join('');
  spawnSync('ip', ['-force', '-batch', '-'], {input, stdio: ['pipe', 'ignore', 'ignore']});
};
export const addVisitors = (): void => ofAddresses('add');
export const removeVisitors = (): void => ofAddresses('del');

/** The n-th visitor: every second one over IPv6. */
const visitor = (n: number) =>
  n % 2
    ? {localAddress: `2001:db8:${(1 + (n % 250)).toString(16)}::1`, host: '2001:db8:0::1'}
    : {localAddress: `198.51.100.${2 + (n % 250)}`, host: '198.51.100.1'};

/** Those whom the engine's proxy hides come over IPv6 from one address. */
export const {ask, send, whileSending} = visitors<'hidden'>((by) =>
  by === 'hidden' ? {host: '::1'} : visitor(by),
);

/** A shell in a folder, as a person types there. */
export const shellIn = (folder: string) => (line: string) =>
  endOf(
    spawn('bash', ['-c', line], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnvironment({NODE_OPTIONS: ''}),
    }),
  );
