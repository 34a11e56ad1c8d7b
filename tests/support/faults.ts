import {type ChildProcess, execFile} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';

import {childEnvironment} from '../../src/data/environment';

/** Prints a line that the test runner repeats in its summary. */
export const count = (line: string): boolean => process.stdout.write(`\n# ${line}\n`);

/**
 * Waits until a server answers.
 *
 * @param output returns what the server has printed
 */
export async function untilAnswered(ask: () => Promise<unknown>, output = () => ''): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(`There is no answer. ${output()}`);
    await sleep(100);
  }
}

/** The exit code of a program with pipes, once it has ended, and all that it has printed. */
export const endOf = (child: ChildProcess) =>
  new Promise<{code: number | null; output: string}>((resolve) => {
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({code, output}));
  });

export interface Ended {
  code: number;
  /** stdout and stderr. */
  text: string;
}

/** Runs a command of the repository to its end; after a minute it is killed, with the code -1. */
export function command(file: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      ['--require', 'tsx/cjs', file, ...args],
      {env: childEnvironment({NODE_OPTIONS: '', ...env}), timeout: 60_000, killSignal: 'SIGKILL'},
      (error, stdout, stderr) =>
        resolve({
          code: error ? (error.killed ? -1 : Number(error.code)) : 0,
          text: stdout + stderr,
        }),
    );
  });
}
