import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {chromium, type LaunchOptions} from '@playwright/test';

import {UserError} from '../../server/cli';
import {childEnvironment} from '../../src/data/environment';

/** Beside those of Playwright. */
const FLAGS = ['--disable-gpu', '--disable-quic'];

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

/**
 * The package `@sparticuz/chromium`: Chromium for Linux on x64, with the libraries that a bare machine lacks.
 * Unpacked beside it on first use, with fonts for every script of the site.
 */
const PACKED = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin');
const FOLDER = join(PACKED, '../unpacked');

/** Beside the package's own Open Sans. */
const FONTS = [
  '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
];

const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const inFolder = (folder: string) => ({
  executablePath: join(folder, 'chromium'),
  env: childEnvironment({
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }),
});

/** Its program, and the environment in which that finds its libraries and fonts. */
function npmChromium() {
  if (!existsSync(FOLDER)) {
    const draft = `${FOLDER}.${process.pid}`;
    unpack(draft);
    // Another process may have been quicker.
    if (existsSync(FOLDER)) rmSync(draft, {recursive: true});
    else renameSync(draft, FOLDER);
  }
  return inFolder(FOLDER);
}

function unpack(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const packed = (name: string) => brotliDecompressSync(readFileSync(join(PACKED, name)));
  for (const name of ['al2023.tar.br', 'fonts.tar.br'])
    execFileSync('tar', ['--extract', '--directory', folder], {input: packed(name)});
  for (const file of FONTS)
    copyFileSync(require.resolve(file), join(folder, 'fonts', basename(file)));
  writeFileSync(join(folder, 'fonts.conf'), FONTCONFIG);
  writeFileSync(join(folder, 'chromium'), packed('chromium.br'), {mode: 0o755});
  const {executablePath, env} = inFolder(folder);
  try {
    execFileSync(executablePath, ['--version'], {env, stdio: 'pipe'});
  } catch {
    rmSync(folder, {recursive: true});
    throw new UserError(
      'The Chromium of npm does not run on this machine: install one, on Debian with "apt-get install -y chromium".',
    );
  }
}
