/**
 * `npm run build`: for a public address, starts only if `npm run ready` lists nothing. Docusaurus builds
 * all languages, one after another into nested folders. Then follow, on the finished files, the check of
 * old addresses, the rules of the host, and compressed copies, unless the host makes its own. All this
 * happens in a draft folder that replaces the old one at the end: a failed build leaves that untouched.
 */
import '../../server/node';

import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {run, UserError} from '../../server/cli';
import {buildEnvironment, environment, previewUrl, WHOLE_BUILD} from '../../src/data/environment';
import {refusal} from '../../src/plugins/readiness';
import {whatIsLeft} from '../ready/whatIsLeft';
import {compress} from './compress';
import {removeUnused} from './unused';
import {checkOldAddresses, deployHost, warnOfStaleConf, writeRules} from './hostRules';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const host = deployHost(environment);
  const preview = previewUrl(environment);
  const left = environment.SITE_URL && !preview ? await whatIsLeft(environment) : [];
  if (left.length > 0) throw new UserError(refusal(left));
  // Docusaurus parses all other options.
  const options = {locale: {type: 'string', short: 'l'}, 'out-dir': {type: 'string'}} as const;
  const {locale, 'out-dir': folder = 'build'} = parseArgs({args, options, strict: false}).values;
  if (typeof folder !== 'string') throw new UserError('Name a folder after --out-dir.');
  const outDir = resolve(folder);
  const draft = `${outDir}.new`;
  try {
    const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const {status} = spawnSync(
      process.execPath,
      // More room for young objects: a cold build takes 46 s instead of 47 (Node 20). The last --out-dir
      // counts.
      ['--max-semi-space-size=64', docusaurus, 'build', ...args, '--out-dir', draft],
      {stdio: 'inherit', env: buildEnvironment()},
    );
    if (!status)
      throw new UserError(`The build was stopped before its end: ${folder} is as it was.`);
    if (status !== WHOLE_BUILD) {
      process.exitCode = status;
      return;
    }
    // A build of one language is only a preview: missing pages are no mistake.
    if (!locale) checkOldAddresses(draft);
    removeUnused(draft);
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

void run(main);
