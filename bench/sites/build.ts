import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {childEnvironment} from '../../src/data/environment';

/**
 * A site that can be built: its folder, the program and arguments that do it, where it puts it, and
 * the caches that it may keep, in `node_modules/.cache`.
 */
export type Site = {
  dir: string;
  program: string;
  args: string[];
  output: string;
  keeps?: readonly string[];
  /** What its program reads, beside the environment of this one. */
  env?: Record<string, string>;
};

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

/** What earlier builds have left in a site. */
function leftovers({dir, output, keeps = []}: Site): string[] {
  const caches = path.join(dir, 'node_modules/.cache');
  const ofBundlers = fs.existsSync(caches) ? fs.readdirSync(caches) : [];
  return [
    ...[output, '.docusaurus', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) =>
      path.join(dir, name),
    ),
    ...ofBundlers.filter((name) => !keeps.includes(name)).map((name) => path.join(caches, name)),
  ];
}

/**
 * Builds a site from nothing, or all but nothing: what an earlier build has left is deleted first.
 *
 * @throws Error with the program's output where it does not build.
 */
export async function build(site: Site): Promise<Build> {
  const {dir, program, args, env} = site;
  for (const left of leftovers(site)) fs.rmSync(left, {recursive: true, force: true});
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(dir, program), ...args], {
    cwd: dir,
    env: childEnvironment({...env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'}),
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
