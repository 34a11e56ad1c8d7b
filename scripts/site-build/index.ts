/**
 * `npm run build`: for a public address it begins where nothing is left of what `npm run ready`
 * lists. Docusaurus builds all languages, one after another into nested folders; what needs every
 * finished file comes after it, in order: the check of old addresses, the rules of the
 * host, and compressed copies, unless the host makes its own.
 */
import {spawnSync} from 'node:child_process';

import {run, UserError} from '../../server/cli';
import {environment} from '../../src/data/environment';
import {refusal} from '../../src/plugins/production-guard';
import {whatIsLeft} from '../ready/whatIsLeft';
import {compress} from './compress';
import {checkOldAddresses, deployHost, warnOfStaleConf, writeRules} from './hostRules';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const host = deployHost(environment);
  const left = environment.SITE_URL ? await whatIsLeft(environment) : [];
  if (left.length > 0) throw new UserError(refusal(left));
  const {status} = spawnSync(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', ...args],
    {stdio: 'inherit'},
  );
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const outDir = outDirOf(args);
  // A build of some languages alone is for looking at: what it lacks is no mistake.
  if (!args.includes('--locale')) checkOldAddresses(outDir);
  if (host) {
    writeRules(outDir, host);
    console.log(`Wrote the rules for ${host} into ${outDir}/.`);
    return;
  }
  warnOfStaleConf();
  const {files, made} = await compress(outDir);
  console.log(`Compressed ${files} files (${made} copies made, the others kept from before).`);
}

/** Where Docusaurus writes to. */
function outDirOf(args: string[]): string {
  const at = args.indexOf('--out-dir');
  if (at === -1) return 'build';
  const dir = args[at + 1];
  if (!dir) throw new UserError('Name a folder after --out-dir.');
  return dir;
}

void run(main);
