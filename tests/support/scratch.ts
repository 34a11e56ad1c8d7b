import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {childEnvironment, FILES_STAY_FILES, WHOLE_BUILD} from '../../src/data/environment';
import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {gitIn} from './folder';

type Ended = {ok: boolean; output: string};
type Change = [from: string | RegExp, to: string];

/**
 * A text with the first match of each change replaced.
 *
 * @throws if a change matches nothing
 */
export function edited(text: string, ...changes: Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`There is no ${String(from)} in: ${before}`);
    return after;
  }, text);
}

/** @returns what a command said; @throws that, if it failed */
export function succeed({ok, output}: Ended): string {
  if (!ok) throw new Error(output.slice(-20_000));
  return output;
}

/** A copy of the project that a test may change and build; the real one stays as it is. */
export class ScratchCopy {
  readonly dir: string;

  /** Copies all files but those that git ignores; links dependencies. */
  constructor(name: string) {
    this.dir = fs.mkdtempSync(path.join(os.tmpdir(), `roofing-site-${name}-`));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'])
      .toString()
      .split('\0')
      .filter((file) => file !== '' && fs.existsSync(file));
    for (const file of files) {
      fs.mkdirSync(path.dirname(this.path(file)), {recursive: true});
      fs.copyFileSync(file, this.path(file));
    }
    // Windows lets everybody make a junction.
    fs.symlinkSync(path.resolve('node_modules'), this.path('node_modules'), 'junction');
  }

  /** Runs git in it. */
  git = (...args: string[]): Buffer => gitIn(this.dir)(...args);

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

  /** Every file below a folder of the copy, relative to it; never those of linked dependencies. */
  list(folder: string): string[] {
    return fs
      .readdirSync(this.path(folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.path(folder), path.join(entry.parentPath, entry.name)));
  }

  /** Deletes files and folders. */
  delete(...files: string[]): void {
    for (const file of files) fs.rmSync(this.path(file), {recursive: true});
  }

  /** Removes a language, as docs/handover.md says. */
  withoutLanguage(code: string): void {
    this.edit('src/language/locales.ts', [new RegExp(`\\n  \\{code: '${code}', .*`), '']);
    this.delete(`i18n/${code}`, `static/img/flags/${code}.svg`);
  }

  /** Changes texts of a file, as `edited` does. */
  edit(file: string, ...changes: Change[]): void {
    this.write(file, edited(this.read(file), ...changes));
  }

  /** Adds messages to every translation: the English, followed by the language's code. */
  translate(english: Record<string, string>): void {
    for (const {code} of LOCALES) {
      if (code === DEFAULT_LOCALE) continue;
      const file = `i18n/${code}/code.json`;
      const messages = JSON.parse(this.read(file)) as Record<string, {message: string}>;
      for (const [id, text] of Object.entries(english)) {
        messages[id] = {message: `${text} (${code})`};
      }
      this.write(file, JSON.stringify(messages, null, 2));
    }
  }

  /** Makes the copy a shallow clone with one commit, of today, as hosts and CI fetch it. */
  becomeShallowClone(): void {
    this.git('init', '--quiet');
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', 'Everything');
    this.write('.git/shallow', this.git('rev-parse', 'HEAD'));
  }

  /** Environment variables of the commands in the copy, beside those of the tests. */
  environment: Record<string, string> = {};

  /** Runs a command of a dependency in the copy. */
  run(command: string, ...args: string[]): Ended {
    return this.spawn(path.resolve('node_modules/.bin', command), args);
  }

  /** Runs a TypeScript file of the copy. */
  script(file: string, ...args: string[]): Ended {
    return this.spawn(process.execPath, ['--require', 'tsx/cjs', file, ...args]);
  }

  private spawn(program: string, args: string[]): Ended {
    const {status, stdout, stderr} = spawnSync(program, args, {
      cwd: this.dir,
      encoding: 'utf8',
      env: childEnvironment({
        ...FILES_STAY_FILES,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        // Useless here: nothing is built at the same path again.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        ...this.environment,
      }),
    });
    // `docusaurus build` by itself ends with the mark of the last pass.
    return {ok: status === 0 || status === WHOLE_BUILD, output: stdout + stderr};
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
