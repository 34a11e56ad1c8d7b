/**
 * npm run brand: draws what carries the company's mark and name, from `static/brand/mark.svg`, the
 * colors in `src/css/tokens.css` and `src/data/company.ts`. The pictures of link previews are drawn
 * from the same at every build.
 */
import fs from 'node:fs/promises';

import sharp from 'sharp';

import {UserError} from '../../server/cli';
import {company} from '../../src/data/company';
import {colorOf} from '../../src/build/support/colors';
import {draw, MARK, markProblem, readMark} from '../../src/build/link-previews';
import {command} from '../support/commands';
import {englishMessages} from '../translations/files';
import {icon} from './icon';

/** What browsers ask for, from the smallest tab to a shortcut on Windows. */
const ICO_SIZES = [16, 32, 48];
/** Apple's own size; it has no transparency, so the mark stands on paper. */
const TOUCH = {size: 180, mark: 132};

const README_PICTURE = 'deploy/home.png';
const README_TITLE = 'home.hero.title';
const STREET = 'static/img/scenes/hero-wide.svg';

const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), {density: 300})
    .resize(size, size, {fit: 'contain', background: '#0000'})
    .png({compressionLevel: 9})
    .toBuffer();

async function touchIcon(svg: string): Promise<Buffer> {
  const {size, mark} = TOUCH;
  const background = colorOf('--bg');
  return sharp({create: {width: size, height: size, channels: 3, background}})
    .composite([{input: await drawn(svg, mark)}])
    .png({compressionLevel: 9})
    .toBuffer();
}

async function readmePicture(): Promise<Buffer> {
  const preview = {
    route: '/',
    title: (await englishMessages())[README_TITLE]!,
    frame: 'scene',
    picture: STREET,
    description: '',
  } as const;
  const pixels = await draw(preview, 'en', await fs.readFile(STREET));
  return pixels.png({palette: true, compressionLevel: 9}).toBuffer();
}

command('brand', async () => {
  const mark = await readMark();
  const problem = markProblem(mark);
  if (problem) throw new UserError(problem);
  const pngs = await Promise.all(
    ICO_SIZES.map(async (size) => ({size, bytes: await drawn(mark, size)})),
  );
  const files: Record<string, string | Buffer> = {
    'static/favicon.svg': mark,
    'static/favicon.ico': icon(pngs),
    'static/apple-touch-icon.png': await touchIcon(mark),
    [README_PICTURE]: await readmePicture(),
  };
  for (const [file, content] of Object.entries(files)) await fs.writeFile(file, content);
  return `Drew for ${company.name}, from ${MARK}: ${Object.keys(files).join(', ')}.`;
});
