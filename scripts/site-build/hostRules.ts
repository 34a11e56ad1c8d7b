import fs from 'node:fs';
import path from 'node:path';

import {UserError} from '../../server/cli';
import type {Environment} from '../../src/data/environment';
import {FOLDERS} from '../../src/hosting/addresses';
import {PUBLISHED, type PublishedHost} from '../../src/hosting/published';
import {problemsOf, REDIRECTS} from '../../src/hosting/oldAddresses';

/**
 * The host of this build, if it reads its rules from the build: from `DEPLOY_HOST`, or from the variable
 * that the host's own builder sets. Null for any other host.
 */
export function deployHost(environment: Environment): PublishedHost | null {
  const named = environment.DEPLOY_HOST;
  if (named) {
    const hosts = Object.keys(PUBLISHED) as PublishedHost[];
    const host = hosts.find((each) => each === named);
    if (host) return host;
    throw new UserError(
      `DEPLOY_HOST is "${named}": choose ${hosts.join(' or ')}, or leave it out.`,
    );
  }
  if (environment.NETLIFY) return 'netlify';
  return environment.CF_PAGES ? 'cloudflare' : null;
}

export function writeRules(outDir: string, host: PublishedHost): void {
  for (const [name, text] of Object.entries(PUBLISHED[host])) {
    fs.writeFileSync(path.join(outDir, name), text);
  }
}

/** @throws UserError where an old address would not lead to a page of this build. */
export function checkOldAddresses(outDir: string): void {
  const problems = problemsOf((file) => fs.existsSync(path.join(outDir, file)));
  if (problems.length === 0) return;
  throw new UserError(
    `src/data/oldAddresses.json:\n${problems.map((line) => `- ${line}`).join('\n')}`,
  );
}

/** Written by hand, except for two lists that `npm run hosts` updates with `nginxConf`. */
export const NGINX_CONF = 'deploy/nginx.conf';

/** The folders of languages, `es|vi`, in the first of the places that name them. */
const LANGUAGES = /(?<=<folder_name>\(\?:)[^)]+/;
const MOVED = /(?<=\$site_moved \{\n {2}default "";\n)[^}]*/;

/** The configuration with the languages and old addresses of the site. */
export function nginxConf(conf: string, redirects = REDIRECTS): string {
  const languages = LANGUAGES.exec(conf)?.[0];
  if (!languages || !MOVED.test(conf))
    throw new Error(`${NGINX_CONF} names no languages or no old addresses.`);
  // One line per redirect; regular expressions, because nginx limits the length of fixed keys.
  const moved = [...redirects].map(
    ([from, to]) => `  "~^${from.replaceAll('.', '\\.')}/?$" "${to}";\n`,
  );
  return (
    conf
      // A site of one language keeps the old list, which then matches no folder.
      .replaceAll(languages, FOLDERS.join('|') || languages)
      .replace(MOVED, () => moved.join(''))
  );
}

/** The patterns of `nginxConf` have `\n`, and Git for Windows may have written `\r\n`. */
const readConf = (): string => fs.readFileSync(NGINX_CONF, 'utf8').replaceAll('\r\n', '\n');

/** Brings the configuration of nginx up to date with the languages and old addresses of the site. */
export function updateNginxConf(): void {
  fs.writeFileSync(NGINX_CONF, nginxConf(readConf()));
}

export function warnOfStaleConf(): void {
  const conf = readConf();
  if (conf !== nginxConf(conf))
    console.warn(
      `${NGINX_CONF} has other languages or old addresses than the site: run "npm run hosts".`,
    );
}
