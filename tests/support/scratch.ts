import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {childEnvironment} from '../../src/data/environment';

/** A copy of the project that a test may change and build; the real one stays as it is. */
export class ScratchCopy {
  readonly dir: string;

  /** Copies what git knows or would take in; dependencies are linked, not copied. */
  constructor(name: string) {
    this.dir = fs.mkdtempSync(path.join(os.tmpdir(), `palm-sentry-${name}-`));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'])
      .toString()
      .split('\0')
      .filter((file) => file !== '' && fs.existsSync(file));
    for (const file of files) {
      fs.mkdirSync(path.dirname(this.path(file)), {recursive: true});
      fs.copyFileSync(file, this.path(file));
    }
    fs.symlinkSync(path.resolve('node_modules'), this.path('node_modules'));
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  read(file: string): string {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    fs.mkdirSync(path.dirname(this.path(file)), {recursive: true});
    fs.writeFileSync(this.path(file), content);
  }

  /** Every file below a folder of the copy, relative to it. */
  list(folder: string): string[] {
    return fs
      .readdirSync(this.path(folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.path(folder), path.join(entry.parentPath, entry.name)));
  }

  /** Runs a Docusaurus command in the copy. */
  docusaurus(...args: string[]): {ok: boolean; output: string} {
    const {status, stdout, stderr} = spawnSync(path.resolve('node_modules/.bin/docusaurus'), args, {
      cwd: this.dir,
      encoding: 'utf8',
      env: childEnvironment({NO_COLOR: '1', FORCE_COLOR: '0'}),
    });
    return {ok: status === 0, output: stdout + stderr};
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
