/**
 * The Chromium of the package `@sparticuz/chromium`, built for Linux on x64, with the libraries that a
 * bare machine lacks, and fonts for every script of the site. Unpacked beside the package on first use.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliDecompressSync, inflateSync} from 'node:zlib';

import {UserError} from '../../server/cli';
import {childEnvironment} from '../../src/data/environment';

const PACKED = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin');
const FOLDER = join(PACKED, '../unpacked');

/** Beside the package's own Open Sans. */
const FONTS = [
  '@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff',
  '@fontsource/nanum-gothic/files/nanum-gothic-korean-700-normal.woff',
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
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
  for (const [at, file] of FONTS.entries())
    writeFileSync(join(folder, `fonts/${at}.ttf`), unwrapped(readFileSync(require.resolve(file))));
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

/** The TrueType font inside a WOFF file, which Chromium does not take from a machine (W3C: WOFF 1.0). */
function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables = [head];
  let end = head.length;
  for (let at = 0; at < count; at++) {
    const entry = 44 + 20 * at;
    const [from, packed, size, sum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    );
    const bytes = woff.subarray(from, from! + packed!);
    const table = Buffer.alloc(Math.ceil(size! / 4) * 4);
    (packed! < size! ? inflateSync(bytes) : bytes).copy(table);
    woff.copy(head, 12 + 16 * at, entry, entry + 4);
    head.writeUInt32BE(sum!, 12 + 16 * at + 4);
    head.writeUInt32BE(end, 12 + 16 * at + 8);
    head.writeUInt32BE(size!, 12 + 16 * at + 12);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat(tables);
}
