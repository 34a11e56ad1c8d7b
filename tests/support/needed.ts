import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** @throws a sentence where there is no `build/` */
export function needBuild(): void {
  if (!existsSync('build')) throw new Error('There is no build/: run "npm run build" first.');
}

/** @throws a sentence where a program is missing that a package of Debian brings */
export function needProgram(name: string, fromPackage = name): void {
  if (spawnSync(name, ['--version']).error)
    throw new Error(`${name} is missing: run "apt-get install -y ${fromPackage}".`);
}
