// `npm run build` while the site is being served, and when it fails. The new build has one language,
// and so no gate, no picker, no switcher and no flag.
import {spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {startServer} from '../support/localServer';
import {childEnvironment} from '../../src/data/environment';
import {LOCALES} from '../../src/language/locales';
import {count} from '../support/faults';
import {testFolder} from '../support/folder';
import {deadLinks} from '../support/links';
import {needBuild} from '../support/needed';
import {ScratchCopy} from '../support/scratch';

const {root: folder, at} = testFolder();
const site = at('site');
const copy = new ScratchCopy('one-language');

beforeAll(() => {
  for (const {code} of LOCALES.slice(1)) copy.withoutLanguage(code);
  needBuild();
  cpSync('build', site, {recursive: true});
});
afterAll(() => copy.remove());
jest.setTimeout(600_000);

const filesOf = (root: string): string[] =>
  readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();

/** Begins a build; `ended` comes with its exit code once none of its processes is left. */
function build() {
  const args = ['scripts/site-build/index.ts', '--out-dir', site];
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', ...args], {
    cwd: copy.dir,
    env: childEnvironment({NODE_OPTIONS: '', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{code: number | null; output: string}>((resolve) =>
    child.once('close', (code) => resolve({code, output})),
  );
  return {child, ended};
}

test('a build that is interrupted leaves the one before', async () => {
  const before = filesOf(site);
  const {child, ended} = build();
  // Waits until the build is under way, on any machine.
  while (!existsSync(`${site}.new`) && child.exitCode === null) await sleep(20);
  // As Ctrl-C does: all of its processes.
  process.kill(-child.pid!, 'SIGINT');
  expect(await ended).toMatchObject({code: null});
  expect(filesOf(site)).toEqual(before);
});

// As `kill` and a guard of memory do: Docusaurus alone, which then ends with 0.
test.each(['', '/assets/js'])('one whose Docusaurus is stopped, too (%s)', async (begun) => {
  const before = filesOf(site);
  // The interrupted build has left its own.
  rmSync(`${site}.new`, {recursive: true, force: true});
  const {child, ended} = build();
  while (!existsSync(`${site}.new${begun}`)) {
    if (child.exitCode !== null) throw new Error((await ended).output);
    await sleep(20);
  }
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const [docusaurus] = /^\d+/.exec(children) ?? [];
  // Never 0, which means the tests themselves.
  if (!docusaurus) throw new Error('No process of Docusaurus is left to stop.');
  process.kill(Number(docusaurus), 'SIGTERM');
  expect(await ended).toMatchObject({code: 1, output: expect.stringContaining('was stopped')});
  expect(filesOf(site)).toEqual(before);
});

test('a running server answers every address of its build, during the next and after it', async () => {
  const files = filesOf(site).filter((name) => !/\.(?:br|gz)$|404\.html$/.test(name));
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  const server = await startServer(at('data'), ['--site-dir', site]);
  let asked = 0;
  const failed: string[] = [];
  const crawl = async (): Promise<void> => {
    for (const name of files) {
      const path = encodeURI(name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
      const {status} = await fetch(`http://127.0.0.1:${server.port}/${path}`);
      asked += 1;
      if (status !== 200) failed.push(`${status} ${name}`);
    }
  };
  let isBuilt = false;
  const ended = build().ended.finally(() => (isBuilt = true));
  // Pauses, because the build needs the processors.
  while (!isBuilt) {
    await crawl();
    await sleep(2000);
  }
  expect(await ended).toMatchObject({code: 0});
  await crawl();
  expect(failed).toEqual([]);
  count(`rebuild: ${asked} requests during it and after it, all answered`);
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe(home);
  server.process.kill('SIGTERM');
  await server.ended;
  expect(readdirSync(folder).sort()).toEqual(['data', 'site']);
  // The new build has replaced the folder.
  expect(existsSync(join(site, 'es'))).toBe(false);
});

test('with one language there is no picker, and no page offers a language or another address', () => {
  const pages = filesOf(site).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).not.toContain('language.html');
  expect(deadLinks(site)).toEqual([]);
  const offers = /data-language=|id=site-languages|hreflang="?(?!en\b|x-default)[a-z]+/i;
  const offering = pages.filter((page) => offers.test(readFileSync(join(site, page), 'utf8')));
  expect(offering).toEqual([]);
});
