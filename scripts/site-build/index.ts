/**
 * `npm run build`: for a public address it begins where nothing is left of what `npm run ready`
 * lists. Docusaurus builds all languages, one after another into nested folders; what needs every
 * finished file comes after it, in order: the check of old addresses, the rules of the
 * host, and compressed copies, unless the host makes its own. All of that happens beside the folder,
 * which is replaced at the end: a build that fails leaves the one before as it was.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';

import {run, UserError} from '../../server/cli';
import {childEnvironment, environment, FILES_STAY_FILES} from '../../src/data/environment';
import {refusal} from '../../src/build/readiness';
import {whatIsLeft} from '../ready/whatIsLeft';
import {compress} from './compress';
import {checkOldAddresses, deployHost, warnOfStaleConf, writeRules} from './hostRules';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const host = deployHost(environment);
  const left = environment.SITE_URL ? await whatIsLeft(environment) : [];
  if (left.length > 0) throw new UserError(refusal(left));
  const outDir = outDirOf(args);
  const draft = `${outDir}.new`;
  try {
    const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const {status} = spawnSync(
      process.execPath,
      // The last of two folders counts.
      [docusaurus, 'build', ...args, '--out-dir', draft],
      {stdio: 'inherit', env: childEnvironment(FILES_STAY_FILES)},
    );
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
    // A build of some languages alone is for looking at: what it lacks is no mistake.
    if (!args.includes('--locale')) checkOldAddresses(draft);
    if (host) writeRules(draft, host);
    else warnOfStaleConf();
    const texts = host ? 0 : await compress(draft);
    replace(outDir, draft);
    console.log(host ? `Wrote the rules for ${host}.` : `Compressed ${texts} files.`);
    console.log(`The site is in ${outDir}.`);
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

/** Puts the new folder in the place of the old one, with nothing else between the two renames. */
function replace(outDir: string, draft: string): void {
  const old = `${outDir}.old`;
  rmSync(old, {recursive: true, force: true});
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(draft, outDir);
  rmSync(old, {recursive: true, force: true});
}

function outDirOf(args: string[]): string {
  const at = args.indexOf('--out-dir');
  const dir = at === -1 ? 'build' : args[at + 1];
  if (!dir) throw new UserError('Name a folder after --out-dir.');
  return resolve(dir);
}

void run(main);
