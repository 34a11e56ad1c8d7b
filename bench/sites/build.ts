import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {childEnvironment} from '../../src/data/environment';

/** A site that can be built: its folder, the program and arguments that do it, where it puts it. */
export type Site = {dir: string; program: string; args: string[]; output: string};

/** Seconds, and the most memory of the process in MB; 0 where the system does not tell (not Linux). */
export type Build = {seconds: number; memory: number};

const LOOK_EVERY_MS = 100;

function peakMemory(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/**
 * Builds a site from nothing: what an earlier build has left is deleted first.
 *
 * @throws Error with the program's output where it does not build.
 */
export async function build({dir, program, args, output}: Site): Promise<Build> {
  const caches = ['.cache', '.astro', '.vite'].map((name) => `node_modules/${name}`);
  for (const left of [output, '.docusaurus', '.astro', ...caches]) {
    fs.rmSync(path.join(dir, left), {recursive: true, force: true});
  }
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(dir, program), ...args], {
    cwd: dir,
    env: childEnvironment({NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  let memory = 0;
  const look = setInterval(
    () => (memory = Math.max(memory, peakMemory(child.pid!))),
    LOOK_EVERY_MS,
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`${dir} does not build:\n${text}`);
  return {seconds: (Date.now() - started) / 1000, memory};
}
