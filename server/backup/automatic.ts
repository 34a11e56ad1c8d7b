/**
 * The backups that a server on the embedded database makes by itself, in `backups/` of its data
 * folder: one an hour, the last 24 of them, and the last of each of seven days. None is older than
 * seven days, so that what is deleted in the database is soon deleted here.
 */
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {UserError} from '../cli';
import type {Engine} from '../database/engine';
import {kindOf} from '../errors';
import type {Operations} from '../staff/operations';
import {keepBackup} from './file';
import {headerIn, type Header} from './format';
import {dayOf, folderOf, namesIn, timeOf} from './newest';
import {writeBackup} from './write';

const HOURLY = 24;
const DAILY = 7;
const HOUR = 60 * 60 * 1000;
const OLDEST = DAILY * 24 * HOUR;

/** What /healthz says of them. */
export interface BackupState {
  /** Of the newest, in seconds; null where there is none. */
  age: number | null;
  /** Whether the last try failed; the log says why. */
  failed: boolean;
}

/** What became of the older ones. */
export interface Replaced {
  /** False where no new one could be made: all others are still there. */
  done: boolean;
  /** The files that stay, because they are ahead of the database. */
  kept: string[];
}

export interface AutomaticBackups {
  /** Makes one where the newest is an hour old. Never throws: a failure is logged. */
  hourly(): Promise<void>;
  /** Makes a new one in place of all others, so that what was erased is in none. Never throws. */
  replace(): Promise<Replaced>;
  /** Makes one before an upgrade. Never throws either. */
  now(): Promise<unknown>;
  state(): BackupState;
  /** Once none is being made. */
  settled(): Promise<unknown>;
}

/**
 * Of names in order of age, the newest last, those that are no longer needed.
 *
 * @param now in milliseconds. What is dated later comes from a clock that was wrong.
 */
export function expired(names: string[], now: number): string[] {
  const dated = names.filter((name) => {
    const age = now - timeOf(name)!;
    return age >= 0 && age <= OLDEST;
  });
  const lastOfDay = dated.filter((name, at) =>
    dated.slice(at + 1).every((later) => dayOf(later) !== dayOf(name)),
  );
  const kept = new Set([...dated.slice(-HOURLY), ...lastOfDay.slice(-DAILY)]);
  return names.filter((name) => !kept.has(name));
}

/**
 * Whether a backup was made by a database that has counted further: then this one has been lost or
 * set back since, or is another, and the backup is not only an older state of it.
 */
const isAhead = (backup: Header, now: Header): boolean =>
  backup.sequences.some(({table, column, value}) => {
    const own = now.sequences.find((other) => other.table === table && other.column === column);
    return own !== undefined && BigInt(value) > BigInt(own.value);
  });

/** @param dataFolder of a database that this process has open. */
export function automaticBackups(dataFolder: string, engine: Engine): AutomaticBackups {
  const folder = folderOf(dataFolder);
  let failed = false;
  let saidAhead = false;
  // One after another.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };

  /** Deletes those that are only older states of the database, and returns the others. */
  const drop = async (old: string[], now: Header): Promise<string[]> => {
    const ahead: string[] = [];
    for (const name of old) {
      const file = join(folder, name);
      // A damaged one is of no use.
      const header = await headerIn(file).catch(() => null);
      if (header && isAhead(header, now)) ahead.push(file);
      else rmSync(file, {force: true});
    }
    if (ahead.length > 0 && !saidAhead) {
      saidAhead = true;
      console.error(
        `The backup ${ahead[0]} is ahead of the database, and stays: restore it, or delete it.`,
      );
    }
    return ahead;
  };

  const make = async (obsolete: (all: string[], now: number) => string[]): Promise<Replaced> => {
    try {
      mkdirSync(folder, {recursive: true, mode: 0o700});
      for (const name of readdirSync(folder)) {
        if (name.includes('.draft-')) rmSync(join(folder, name), {force: true});
      }
      const now = new Date();
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}.gz`;
      const header = await keepBackup(join(folder, name), (sink) => writeBackup(engine, sink));
      const old = obsolete(namesIn(folder), now.getTime()).filter((other) => other !== name);
      const kept = await drop(old, header);
      failed = false;
      return {done: true, kept};
    } catch (error) {
      failed = true;
      const reason = error instanceof UserError ? error.message : kindOf(error);
      console.error(`A backup into ${folder} failed, and the older ones stay: ${reason}`);
      return {done: false, kept: []};
    }
  };

  return {
    hourly: () =>
      inTurn(async () => {
        const newest = timeOf(namesIn(folder).at(-1));
        if (newest === null || Math.abs(Date.now() - newest) >= HOUR - 60_000) await make(expired);
      }),
    now: () => inTurn(() => make(expired)),
    settled: () => last,
    replace: () => inTurn(() => make((all) => all)),
    state: () => {
      const newest = timeOf(namesIn(folder).at(-1));
      return {age: newest === null ? null : Math.round((Date.now() - newest) / 1000), failed};
    },
  };
}

/** The operations, of which the one that erases a person reaches these backups too. */
export const withBackups = (operations: Operations, backups: AutomaticBackups): Operations => ({
  ...operations,
  async run(name, args) {
    const rows = await operations.run(name, args);
    if (name !== 'erase') return rows;
    const replaced = await backups.replace();
    return rows.map((row) => ({...row, backups: replaced}));
  },
});
