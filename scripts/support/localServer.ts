import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {childEnvironment} from '../../src/data/environment';

const ROOT = join(__dirname, '../..');

export interface RunningServer {
  port: number;
  process: ChildProcess;
  output(): string;
  /** Ends with its exit code once it has stopped. */
  ended: Promise<number | null>;
}

/**
 * Starts the local server as a child process (port 0: a spare one). Serves `build/` unless `args` or
 * SITE_DIR name another site. Resolves when it is listening; rejects with its output if it exits.
 *
 * @param within a command that runs another, such as `unshare --pid`.
 */
export function startServer(
  dataDir: string,
  args: string[] = [],
  env: Record<string, string> = {},
  within: string[] = [],
): Promise<RunningServer> {
  const server = [process.execPath, '--require', 'tsx/cjs', join(ROOT, 'server/start.ts')];
  const options = ['--port', '0', '--data-dir', dataDir, ...args];
  const [program, ...words] = [...within, ...server, ...options];
  const child = spawn(program!, words, {
    cwd: ROOT,
    env: childEnvironment({NODE_OPTIONS: '', ...env}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const started = /http:\/\/localhost:(\d+)/.exec(output);
      if (started) resolve({port: Number(started[1]), process: child, output: () => output, ended});
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(output.trim() || `the server ended with ${code}`)));
  });
}

/** A folder with the least that the server serves, and one for its data; `remove` deletes both. */
export function temporaryFolders(): {site: string; data: string; remove(): void} {
  const root = mkdtempSync(join(tmpdir(), 'roofing-site-'));
  const site = join(root, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Not found</title>');
  return {
    site,
    data: join(root, 'data'),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}
