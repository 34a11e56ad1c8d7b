import {existsSync} from 'node:fs';

import {chromium, type LaunchOptions} from '@playwright/test';

import {UserError} from '../../server/cli';
import {npmChromium} from './npmChromium';

/** Works as root too, and sends requests to the site alone. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where a machine has its Chromium. Debian's headless shell is the same engine as its Chromium, at half
 * the processor time per page. Chrome and Edge are where their installers put them.
 */
const places = (): string[] => [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  chromium.executablePath(),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/**
 * How to launch Chromium: the machine's, or else the one that `npm ci` has brought.
 *
 * @throws UserError where there is none.
 */
export function chromiumLaunch(...flags: string[]): LaunchOptions {
  const args = [...FLAGS, ...flags];
  const executablePath = places().find(existsSync);
  if (executablePath) return {executablePath, args};
  if (process.platform === 'linux' && process.arch === 'x64') return {...npmChromium(), args};
  throw new UserError(
    'No Chromium found: run "npx playwright install chromium", or "apt-get install -y chromium" on Debian.',
  );
}
