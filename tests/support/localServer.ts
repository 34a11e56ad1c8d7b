import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {childEnvironment} from '../../src/data/environment';

const ROOT = join(__dirname, '../..');

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the local server as a child process (port 0: a spare one). Serves `build/` unless `args` or
 * SITE_DIR name another site. Resolves when it is listening; rejects with its output if it exits.
 *
 * @param within a command that runs another, such as `unshare --pid`.
 */
export async function startServer(
  dataDir: string,
  args: string[] = [],
  env: Record<string, string> = {},
  within: string[] = [],
) {
  const server = [process.execPath, '--require', 'tsx/cjs', join(ROOT, 'server/start.ts')];
  const options = ['--port', '0', '--data-dir', dataDir, ...args];
  const [program, ...words] = [...within, ...server, ...options];
  const child = spawn(program!, words, {
    cwd: ROOT,
    env: childEnvironment({NODE_OPTIONS: '', ...env}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** Its exit code, once it has stopped. */
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const started = /http:\/\/localhost:(\d+)/.exec(output);
      if (started) resolve(Number(started[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(output.trim() || `the server ended with ${code}`)));
  });
  return {port, process: child, output: () => output, ended};
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
