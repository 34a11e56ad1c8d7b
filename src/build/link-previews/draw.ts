import {createHash} from 'node:crypto';

import sharp, {type Sharp} from 'sharp';

import type {LocaleCode} from '../../language/locales';
import {bareDrawing} from '../../markdown';
import {colorOf} from '../support/colors';
import {placed, readMark, shapeOf} from './mark';
import {shared} from '../support/shared';
import type {Preview} from './read';
import {BRAND_WIDTH, brandText, type Room, titleText} from './text';

/** The size that the networks recommend, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The left edge of brand and title, and the top of the title's space. */
const LEFT = 64;
const TOP = 164;
/** Twenty tiles of the course make the picture's width. */
const TILE = WIDTH / 20;
/** The line on which drawings stand; the crests of the tile course are a little higher. */
const GROUND = HEIGHT - 26;

/**
 * Where the drawing of a page stands on the ground, and the space that it leaves for the title. A
 * drawing with corners is framed like a window in a wall.
 */
type Slot = {x: number; width: number; height: number; corners?: [number, number]; room: Room};

const SLOTS: Record<Preview['frame'] | 'street', Slot> = {
  /** The lifted corner of the site's cards. */
  cover: {x: 496, width: 640, height: 404, corners: [12, 72], room: [396, 380, 52]},
  /** The arch of the mark. */
  arch: {x: 572, width: 560, height: 532, corners: [280, 280], room: [470, 380, 72]},
  scene: {x: 0, width: WIDTH, height: 450, room: [760, 164, 66]},
  /** The home page's drawing fills the picture, under the title as well. */
  street: {x: 0, width: 1380, height: 640, room: [500, 236, 60]},
};

const isStreet = ({picture}: Preview): boolean => picture.includes('hero');
const slotOf = (preview: Preview): Slot => SLOTS[isStreet(preview) ? 'street' : preview.frame];

/** A picture of the site, an SVG or a photograph of any format, as a part of another. */
async function drawingIn(bytes: Buffer, file: string, place: string): Promise<string> {
  if (file.endsWith('.svg')) return placed(bareDrawing(bytes.toString('utf8')), place);
  const photo = await sharp(bytes)
    .rotate()
    .resize(WIDTH)
    .flatten({background: colorOf('--bg')})
    .jpeg()
    .toBuffer();
  return `<image ${place} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
}

/** A gradient with the stops of CSS: `#cfe4eb 40%`. */
function gradient(id: string, attributes: string, css: string): string {
  const stops = [...css.matchAll(/(#\w+) ([\d.]+%?)/g)].map(
    ([, color, offset]) => `<stop offset="${offset}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" ${attributes}>${stops.join('')}</linearGradient>`;
}

/** A course of barrel tiles along the lower edge, with the glaze of `components/Section`. */
function tileCourse(): string {
  const starts = Array.from({length: WIDTH / TILE}, (_, index) => index * 56);
  const ground = starts.map((x) => `M${x} 46V24a22 19 0 0 1 44 0h12v22z`).join('');
  const ends = starts.map((x) => `M${x - 6} 24h6a22 19 0 0 1 44 0h12`).join('');
  const [lit, bright, body, shadow] = [500, 400, 600, 800].map((tone) => colorOf(`--tile-${tone}`));
  const glaze = `${lit} 0%, ${lit} 11%, ${bright} 11%, ${bright} 27%, ${body} 27%, ${body} 61%, ${shadow} 61%`;
  return `${gradient('preview-glaze', 'gradientUnits="userSpaceOnUse" x2="56" spreadMethod="repeat"', glaze)}
<g transform="translate(0 ${HEIGHT - (38 * TILE) / 56}) scale(${TILE / 56})"><path fill="${colorOf('--bg')}" d="${ground}"/><path fill="none" stroke="url(#preview-glaze)" stroke-width="6" d="${ends}"/></g>`;
}

/** A square mark beside the company's name, or a wide one in its place. */
async function brand(): Promise<string> {
  const mark = readMark();
  const wide = `x="${LEFT}" y="52" width="${BRAND_WIDTH}" height="76" preserveAspectRatio="xMinYMid"`;
  if (shapeOf(mark).isWide) return placed(mark, wide);
  return `${placed(mark, `x="${LEFT - 6}" y="52" width="76" height="76"`)}
<g transform="translate(${LEFT + 80} 62)">${await brandText()}</g>`;
}

/** All of the picture of a link preview but its title, as SVG: the same in every language. */
async function background(preview: Preview, drawing: Buffer): Promise<string> {
  const {x, width, height, corners} = slotOf(preview);
  const [left, right] = corners ?? [0, 0];
  const [y, bottom] = [GROUND - height, GROUND + 10];
  const outline = `M${x} ${bottom}V${y + left}a${left} ${left} 0 0 1 ${left} ${-left}H${x + width - right}a${right} ${right} 0 0 1 ${right} ${right}V${bottom}`;
  const fit = corners ? 'xMidYMid' : isStreet(preview) ? 'xMinYMax' : 'xMaxYMax';
  const place = `x="${x}" y="${y}" width="${width}" height="${bottom - y}" preserveAspectRatio="${fit} slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${gradient('preview-sky', 'x2="0" y2="1"', colorOf('--sky'))}
<path fill="url(#preview-sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<clipPath id="preview-frame"><path d="${outline}"/></clipPath>
<g clip-path="url(#preview-frame)">${await drawingIn(drawing, preview.picture, place)}</g>
${corners ? `<path fill="none" stroke="${colorOf('--bg')}" stroke-width="12" d="${outline}"/>` : ''}
${tileCourse()}
${await brand()}
</svg>`;
}

/** Pixels of backgrounds: most of the work, and the same in every language. */
const backgrounds = shared('preview-backgrounds', () => new Map<string, Promise<Buffer>>());

/**
 * Draws the picture of a link preview; an empty title is left out.
 *
 * @param drawing the bytes of the page's own drawing
 */
export async function draw(preview: Preview, locale: LocaleCode, drawing: Buffer): Promise<Sharp> {
  const {frame, picture, title} = preview;
  const key = createHash('sha256').update(`${frame} ${picture}\n`).update(drawing).digest('hex');
  const drawn =
    backgrounds.get(key) ??
    background(preview, drawing).then((svg) =>
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
    );
  backgrounds.set(key, drawn);
  const pixels = sharp(await drawn, {raw: {width: WIDTH, height: HEIGHT, channels: 3}});
  if (!title) return pixels;
  const {room, corners} = slotOf(preview);
  const {svg, height} = await titleText(title, locale, room);
  const top = Math.round(TOP + (corners ? (room[1] - height) / 2 : 0));
  return pixels.composite([{input: Buffer.from(svg), left: LEFT, top}]).removeAlpha();
}
