import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Runs git in a folder, as somebody. @returns what it prints */
export const gitIn =
  (folder: string) =>
  (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

/**
 * A folder of a file of tests, or of one `describe`, gone after them.
 *
 * @param emptied whether each test finds it empty
 */
export function testFolder({emptied = false} = {}) {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'roofing-site-'));
  const at = (...names: string[]): string => path.join(root, ...names);
  // A program that has just ended may still write into it.
  const remove = (): void =>
    fs.rmSync(root, {recursive: true, force: true, maxRetries: 9, retryDelay: 100});
  if (emptied) {
    beforeEach(() => {
      remove();
      fs.mkdirSync(root);
    });
  }
  afterAll(remove);
  return {
    root,
    at,
    read: (name: string): string => fs.readFileSync(at(name), 'utf8'),
    /** Writes a file, and the folders that it is in. */
    write(name: string, content: string | Buffer = ''): void {
      fs.mkdirSync(path.dirname(at(name)), {recursive: true});
      fs.writeFileSync(at(name), content);
    },
  };
}

/** An empty folder for each test that is the working directory, as the project is for its commands. */
export function testProject() {
  const home = process.cwd();
  const project = testFolder({emptied: true});
  beforeEach(() => process.chdir(project.root));
  afterEach(() => process.chdir(home));
  return project;
}
