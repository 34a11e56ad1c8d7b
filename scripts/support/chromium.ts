import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

/**
 * Debian's Chromium, as headless shell where installed (the same engine, half the processor time per
 * page), else the browser of `npx playwright install`; null where there is none.
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
