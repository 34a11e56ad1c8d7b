/**
 * npm run brand: draws the icons, the README's picture and the tones of the company's colors from
 * `static/brand/` and `src/data/company.ts`. Each build draws the link previews from the same sources.
 */
import fs from 'node:fs/promises';

import sharp from 'sharp';

import {UserError} from '../../server/cli';
import {company} from '../../src/data/company';
import {colorOf, TOKENS} from '../../src/plugins/support/colors';
import {draw, MARK, readMark} from '../../src/plugins/link-previews';
import {drawingFrom, staticProblems} from '../../src/markdown';
import {command} from '../support/commands';
import {hardToRead, readable, recolored} from './colors';
import {readBrand, squared} from './logo';

/** What browsers ask for, from the smallest tab to a shortcut on Windows. */
const ICO_SIZES = [16, 32, 48];
/** Apple's own size; it has no transparency, so the mark stands on paper. */
const TOUCH = {size: 180, mark: 132};

const README_PICTURE = 'deploy/home.png';
const DRAWINGS = 'static/img';
const STREET = `${DRAWINGS}/scenes/hero-wide.svg`;

const drawn = (logo: Buffer, size: number): Promise<Buffer> =>
  sharp(logo, {density: 300})
    .resize(size, size, {fit: 'contain', background: '#0000'})
    .png({compressionLevel: 9})
    .toBuffer();

async function touchIcon(logo: Buffer): Promise<Buffer> {
  const {size, mark} = TOUCH;
  const background = colorOf('--bg');
  return sharp({create: {width: size, height: size, channels: 3, background}})
    .composite([{input: await drawn(logo, mark)}])
    .png({compressionLevel: 9})
    .toBuffer();
}

/** An ICO file of PNG pictures, each at most 255 px wide. */
function icon(pictures: {size: number; bytes: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, bytes}, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(({bytes}) => bytes)]);
}

async function readmePicture(): Promise<Buffer> {
  const preview = {route: '/', frame: 'street', picture: STREET, description: ''} as const;
  const pixels = await draw(preview, Buffer.from(drawingFrom(await fs.readFile(STREET)).svg));
  return pixels.png({palette: true, compressionLevel: 9}).toBuffer();
}

/** Writes the tones of the company's colors into the design tokens and the drawings. */
async function writeColors(): Promise<boolean> {
  const css = await fs.readFile(TOKENS, 'utf8');
  const {tokens, recolor} = recolored(css, company.colors);
  const problems = hardToRead(tokens);
  if (problems.length > 0) {
    const near = readable(css, company.colors);
    const remedy = near
      ? `Nothing was drawn. The nearest darker colors in which all can be read, for src/data/company.ts: colors: {dark: '${near.dark}', action: '${near.action}'},`
      : `Nothing was drawn: change another color in ${TOKENS}; no darker “dark” or “action” helps.`;
    throw new UserError([...problems, remedy].join('\n'));
  }
  if (tokens === css) return false;
  await fs.writeFile(TOKENS, tokens);
  const files = await fs.readdir(DRAWINGS, {recursive: true});
  for (const name of files.filter((file) => file.endsWith('.svg'))) {
    const file = `${DRAWINGS}/${name}`;
    await fs.writeFile(file, recolor(await fs.readFile(file, 'utf8')));
  }
  return true;
}

command('brand', async () => {
  const stray = (await staticProblems('.')).find(([file]) => file.startsWith('static/brand/'));
  if (stray) throw new UserError(stray.join(' '));
  const brand = await readBrand();
  if (brand.problem !== null) throw new UserError(brand.problem);
  const hasNewColors = await writeColors();
  const {mark, source} = brand;
  if (mark !== readMark().svg) await fs.writeFile(MARK, mark);
  const pngs = await Promise.all(
    ICO_SIZES.map(async (size) => ({size, bytes: await drawn(source, size)})),
  );
  const files: Record<string, string | Buffer> = {
    'static/favicon.svg': squared(mark),
    'static/favicon.ico': icon(pngs),
    'static/apple-touch-icon.png': await touchIcon(source),
    [README_PICTURE]: await readmePicture(),
  };
  for (const [file, content] of Object.entries(files)) await fs.writeFile(file, content);
  const drew = [...Object.keys(files), ...(hasNewColors ? [TOKENS, DRAWINGS] : [])].join(', ');
  return `Drew for ${company.name}: ${drew}.`;
});
