import {fstatSync} from 'node:fs';
import {format} from 'node:util';

import {environment} from '../src/data/environment';

/**
 * An error that the person at the terminal can act on: its message is one sentence that says what
 * is wrong and what to do. Commands print it without a stack trace and exit with 1.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * What a setting must be, in words; `read` returns null or throws where it is something else. A UserError
 * that it throws is told instead.
 */
export interface Rule<T> {
  must: string;
  read(text: string): T | null;
}

/**
 * The value of a setting, given by its text.
 *
 * @throws UserError that repeats no value: some are secret.
 */
export function setting<T>(name: string, text: string, {must, read}: Rule<T>): T {
  try {
    const value = read(text.trim());
    if (value !== null) return value;
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Told below.
  }
  throw new UserError(`${name} must ${must}.`);
}

/**
 * Marks each line of stderr as an error with `<3>` for systemd's journal: sd-daemon(3). Does nothing
 * where stderr is not the `journal` (JOURNAL_STREAM) but a file or a terminal.
 */
export function markErrors(journal: string | undefined): void {
  if (!journal) return;
  const {dev, ino} = fstatSync(process.stderr.fd);
  if (journal !== `${dev}:${ino}`) return;
  const print = console.error;
  console.error = (...words: unknown[]) => print(format(...words).replace(/^/gm, '<3>'));
}

/**
 * Ends a command when its output pipe closes (`npm run leads | head`). Not for the server: see
 * outliveReader.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

/**
 * Keeps the server running when its output closes (the reader of a pipe exited, the terminal was
 * closed): a log is never worth a lead.
 */
export function outliveReader(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/**
 * Calls `stop` at SIGINT and SIGTERM, and where npm has started this process, when npm's shell is gone:
 * npm passes a signal on to that shell, and Debian's ends without passing it on.
 */
export function onStopSignal(stop: () => void): void {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (!environment.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, 250).unref();
}

/** Runs a command's main function; prints a UserError as its message, anything else with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}
