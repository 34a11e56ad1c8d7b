import {existsSync} from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/** Debian's browser where there is one; undefined elsewhere, where Playwright knows its own. */
export const debianChromium = existsSync(DEBIAN) ? DEBIAN : undefined;

/** Starts as root too, and asks nobody but the site. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
