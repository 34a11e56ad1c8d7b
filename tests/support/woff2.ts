// cspell:words glyf loca cmap subtables
import {readFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';

/** Index of `glyf` and `loca` among the known tags; their directory entries have a length more. */
const TRANSFORMED = [10, 11];
const CMAP = 0;

/** The letters that a font has: the `cmap` of a WOFF2 file, https://www.w3.org/TR/WOFF2/#FileStructure */
export function lettersOf(file: string): Set<number> {
  const font = readFileSync(file);
  let at = 48;
  const length = (): number => {
    for (let value = 0; ;) {
      const byte = font[at++]!;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let start: number | undefined;
  let before = 0;
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font[at++]!;
    const [tag, version] = [flags & 0x3f, flags >> 6];
    if (tag === 0x3f) at += 4;
    const original = length();
    const isShort = TRANSFORMED.includes(tag) ? version !== 3 : version !== 0;
    const stored = isShort ? length() : original;
    if (tag === CMAP) start = before;
    before += stored;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return mapped(tables.subarray(start));
}

/** The code points of a `cmap` table in its format 4, which all of our fonts have. */
function mapped(cmap: Buffer): Set<number> {
  const subtables = Array.from({length: cmap.readUInt16BE(2)}, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const table = subtables.find((one) => one.readUInt16BE(0) === 4)!;
  const segments = table.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let index = 0; index < segments; index++) {
    const end = table.readUInt16BE(14 + 2 * index);
    const first = table.readUInt16BE(16 + 2 * (segments + index));
    for (let letter = first; letter <= end && letter < 0xffff; letter++) found.add(letter);
  }
  return found;
}
