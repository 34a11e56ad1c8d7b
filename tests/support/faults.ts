import {execFile} from 'node:child_process';
import {join} from 'node:path';

import {childEnvironment} from '../../src/data/environment';
import {setTimeout as sleep} from 'node:timers/promises';

const ROOT = join(__dirname, '../..');

/** A line that the test runner repeats in its summary. */
export const count = (line: string): boolean => process.stdout.write(`\n# ${line}\n`);

/**
 * Waits until a server answers.
 *
 * @param output what it has printed meanwhile
 */
export async function untilAnswered(ask: () => Promise<unknown>, output = () => ''): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(`There is no answer. ${output()}`);
    await sleep(100);
  }
}

export interface Ended {
  code: number;
  /** What it printed, on both outputs. */
  text: string;
}

/**
 * Runs a command of the repository to its end.
 *
 * @param timeout in milliseconds; a command that is still there then is killed, with the code -1.
 */
export function command(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  {timeout = 60_000} = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--require', 'tsx/cjs', join(ROOT, file), ...args],
      {
        cwd: ROOT,
        env: childEnvironment({NODE_OPTIONS: '', ...env}),
        timeout,
        killSignal: 'SIGKILL',
      },
      (error, stdout, stderr) =>
        resolve({
          code: error ? (error.killed ? -1 : Number(error.code)) : 0,
          text: stdout + stderr,
        }),
    );
  });
}
