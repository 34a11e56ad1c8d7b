// cspell:ignore nspawn tmpfs nsenter veth resolv pgrep
/** A Debian with systemd and a disk of its own, booted by systemd-nspawn, and visitors on its network. */
import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';

import {endOf, untilAnswered} from '../faults';
import {visitors} from '../visitors';

const NAME = 'roofing';
/** Addresses of documentation (RFC 5737): the first is this machine, the last the other, and between are visitors. */
const address = (n: number): string => `203.0.113.${n}`;
export const GATEWAY = address(1);
export const MACHINE = address(254);

export const {ask, send, whileSending} = visitors((n: number) => ({
  host: MACHINE,
  localAddress: address(2 + (n % 250)),
}));

const run = (program: string, args: string[], input = ''): string =>
  execFileSync(program, args, {encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe']});

/**
 * @param folder an empty one, where it is made with some packages of Debian
 * @param links what it sees of this machine, by the names there
 */
export function newMachine(folder: string, packages: string[], links: Record<string, string>) {
  const lacking = ['systemd-nspawn', 'mmdebstrap'].some(
    (program) => spawnSync(program, ['--version']).error,
  );
  if (lacking)
    throw new Error(
      'No machine can be made here: run "apt-get install -y systemd-container mmdebstrap", and the tests as root.',
    );
  mkdirSync(folder);
  run('mount', ['-t', 'tmpfs', '-o', 'size=3g', 'tmpfs', folder]);
  run('tests/support/machine/root.sh', [folder, ...packages]);

  let nspawn: ChildProcess | undefined;
  let init = 0;
  const inside = (namespaces: string, ...words: string[]): [string, string[]] => [
    'nsenter',
    ['--target', String(init), namespaces, '--', ...words],
  ];

  /** Types a line in it, as root. @returns its exit code and output */
  const type = (line: string) => {
    const env = ['HOME=/root', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
    const words = ['env', '-i', ...env, 'bash', '-c', `cd "$HOME"; ${line}`];
    return endOf(spawn(...inside('--all', ...words), {stdio: ['ignore', 'pipe', 'pipe']}));
  };

  /** Boots it, and connects its network. */
  async function boot(): Promise<void> {
    const options = ['--boot', '--register=no', '--keep-unit', '--network-veth', '--console=pipe'];
    const bound = Object.entries(links).map(([there, here]) => `--bind=${here}:${there}`);
    const named = ['--directory', folder, '--machine', NAME, '--resolv-conf=off'];
    nspawn = spawn('systemd-nspawn', [...named, ...options, ...bound], {stdio: 'ignore'});
    await untilAnswered(async () => {
      init = Number(run('pgrep', ['--parent', String(nspawn!.pid)]));
      return /running|degraded/.test((await type('systemctl is-system-running --wait')).output);
    });
    const all = Array.from({length: 252}, (_, n) => `address add ${address(1 + n)}/24`);
    const added = [...all, 'link set up'].map((line) => `${line} dev ve-${NAME}\n`);
    run('ip', ['-batch', '-'], added.join(''));
    run(...inside('--net', 'ip', 'address', 'add', `${MACHINE}/24`, 'dev', 'host0'));
    run(...inside('--net', 'ip', 'link', 'set', 'host0', 'up'));
  }

  return {
    type,
    boot,
    /** Restarts it as a person does. */
    async reboot(): Promise<void> {
      // systemd-nspawn leaves the next boot to whoever started it.
      const ended = new Promise((resolve) => nspawn!.once('close', resolve));
      await type('systemctl reboot');
      await ended;
      await boot();
    },
    async remove(): Promise<void> {
      const ended = new Promise((resolve) => nspawn?.once('close', resolve));
      if (init) process.kill(init, 'SIGKILL');
      if (nspawn) await ended;
      run('umount', ['--lazy', folder]);
    },
  };
}
