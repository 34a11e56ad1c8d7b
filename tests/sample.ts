// cspell:words palmsentry
// The tests speak of the sample. Where another company has moved in, they run in a copy of the
// project in which the sample stands in its place again, as git remembers it.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {childEnvironment} from '../src/data/environment';
import {ScratchCopy} from './support/scratch';

const COMPANY = 'src/data/company.ts';

/** Files with which an owner replaces the sample, and files that commands make from them. */
const OWNERS = [
  COMPANY,
  'src/data/oldAddresses.json',
  'src/data/searchSynonyms.json',
  'src/data/services.ts',
  'src/css/tokens.css',
  'src/language/locales.ts',
  'src/pages/privacy-policy.mdx',
  'blog',
  'company',
  'deploy/home.png',
  'deploy/nginx-proxy.conf',
  'deploy/nginx.conf',
  'i18n',
  'photos',
  'services',
  'static',
];

/** What the sample alone is called: a company that is half moved in has another name or domain. */
export const SAMPLE =
  /^ {2}placeholder: true,$[^]*^ {2}name: 'Palm Sentry Roofing'[^]*^ {2}siteUrl: 'https:\/\/www\.palmsentry\.example'/m;

const NO_SAMPLE = `npm test speaks of the sample company, and git's history here has no commit with its ${COMPANY}: "git fetch --unshallow" brings the rest of the history.`;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, {stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9});

/** Null where the history does not reach back so far. */
function newestCommitWithSample(): string | null {
  const hasSample = (commit: string): boolean => {
    try {
      return SAMPLE.test(String(git('show', `${commit}:${COMPANY}`)));
    } catch {
      return false;
    }
  };
  return String(git('rev-list', 'HEAD')).split('\n').find(hasSample) ?? null;
}

/** A copy of the project with the sample in it, and all else as it stands here; null without history. */
export function copyWithSample(): ScratchCopy | null {
  const commit = newestCommitWithSample();
  if (!commit) return null;
  const copy = new ScratchCopy('sample');
  for (const owned of OWNERS) fs.rmSync(copy.path(owned), {recursive: true, force: true});
  const files = String(git('ls-tree', '-r', '--name-only', '-z', commit, '--', ...OWNERS));
  for (const file of files.split('\0').filter(Boolean)) {
    copy.write(file, git('show', `${commit}:${file}`));
  }
  copy.becomeShallowClone();
  return copy;
}

/** Runs a TypeScript file of the project in such a copy, and returns its exit code. */
export function runWithSample([file, ...args]: string[]): number {
  const copy = copyWithSample();
  if (!copy) {
    console.error(NO_SAMPLE);
    return 1;
  }
  console.log(`The tests speak of the sample: they run in ${copy.dir}, with its files.`);
  const command = ['--require', 'tsx/cjs', path.relative('.', file!), ...args];
  const {status} = spawnSync(process.execPath, command, {
    cwd: copy.dir,
    stdio: 'inherit',
    // Useless here: nothing is built at the same path again.
    env: childEnvironment({DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
  });
  copy.remove();
  return status ?? 1;
}
