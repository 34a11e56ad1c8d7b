import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Runs git in a folder, with an author set. @returns its output */
export const gitIn =
  (folder: string) =>
  (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

/**
 * A temporary folder for a test file or a `describe`, removed afterwards.
 *
 * @param emptied whether to empty the folder before each test
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
    /** Writes a file, and creates its folders. */
    write(name: string, content: string | Buffer = ''): void {
      fs.mkdirSync(path.dirname(at(name)), {recursive: true});
      fs.writeFileSync(at(name), content);
    },
  };
}

/** An empty folder for each test, as the working directory, like the project for its commands. */
export function testProject() {
  const home = process.cwd();
  const project = testFolder({emptied: true});
  beforeEach(() => process.chdir(project.root));
  afterEach(() => process.chdir(home));
  return project;
}
