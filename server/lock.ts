import {execFileSync} from 'node:child_process';
import {existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {Refusal} from './failure';

/** Who holds a data folder. `born` tells a process from a later one with the same number. */
export interface Holder {
  pid: number;
  born: string;
}

const lockFile = (folder: string): string => join(folder, 'lock');

/** When the process began, in words that differ for every process of one machine; null if it is gone. */
function bornOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  try {
    if (existsSync('/proc/self/stat')) {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The command may hold spaces and brackets; field 22 is counted from its last bracket.
      const afterCommand = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '';
      return `${boot} ${afterCommand.split(' ')[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {encoding: 'utf8'}).trim();
  } catch {
    return null;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** The living process that holds the folder, or null: nobody does, or whoever did was killed. */
export function holderOf(folder: string): Holder | null {
  const holder = read(lockFile(folder));
  return holder && bornOf(holder.pid) === holder.born ? holder : null;
}

/**
 * Takes the folder for this process alone. A lock left by a killed process is taken over.
 *
 * @returns a function that gives the folder back.
 * @throws Refusal when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = lockFile(folder);
  const mine: Holder = {pid: process.pid, born: bornOf(process.pid) ?? ''};
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), {mode: 0o600});
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        // link() creates the name with its content in one step, or fails because it exists.
        linkSync(draft, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = holderOf(folder);
        if (holder) throw taken(folder, holder);
        setAside(file, draft);
        continue;
      }
      // Two that took over the same stale lock at once: after this pause one name is left.
      await sleep(50);
      if (JSON.stringify(read(file)) === JSON.stringify(mine)) {
        return () => rmSync(file, {force: true});
      }
    }
  } finally {
    rmSync(draft, {force: true});
  }
  throw taken(folder, holderOf(folder));
}

/** Removes a stale lock, and puts it back if it turns out that a living process came in between. */
function setAside(file: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(file, aside);
    const moved = read(aside);
    if (moved && bornOf(moved.pid) === moved.born) linkSync(aside, file);
  } catch {
    // Another process was quicker: the next attempt sees what it left.
  } finally {
    rmSync(aside, {force: true});
  }
}

const taken = (folder: string, holder: Holder | null): Refusal =>
  new Refusal(
    `The data folder ${folder} is in use by process ${holder?.pid ?? '(unknown)'}. ` +
      'Stop it (Ctrl-C where it runs), or set DATA_DIR to another folder.',
  );
