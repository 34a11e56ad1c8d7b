/**
 * The Chromium of the package `@sparticuz/chromium`, built for Linux on x64, with the libraries that a
 * bare machine lacks, and fonts for every script of the site. Unpacked beside the package on first use.
 */
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

import {UserError} from '../../server/cli';
import {childEnvironment} from '../../src/data/environment';

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

interface Unpacked {
  executablePath: string;
  env: Record<string, string>;
}

const inFolder = (folder: string): Unpacked => ({
  executablePath: join(folder, 'chromium'),
  env: childEnvironment({
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }) as Record<string, string>,
});

/** Its program, and the environment in which that finds its libraries and fonts. */
export function npmChromium(): Unpacked {
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
