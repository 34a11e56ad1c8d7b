import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

/**
 * Debian's browser, without its windows where that package is there (the same engine, and a page
 * takes half the processor time), else the one that `npx playwright install` brings; null where
 * there is none.
 */
export const chromiumPath =
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', chromium.executablePath()].find(
    existsSync,
  ) ?? null;

export const NO_CHROMIUM =
  'No Chromium found. Install it with "apt-get install -y chromium" on Debian, or "npx playwright install chromium" elsewhere.';

/** Works as root too, and sends requests to the site alone. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
