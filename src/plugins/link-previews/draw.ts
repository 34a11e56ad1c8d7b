import sharp, {type Sharp} from 'sharp';

import {colorOf} from '../support/colors';
import {placed, readMark, shapeOf} from './mark';

/** What is on the picture of a page's link preview. */
export type Preview = {
  /** A page's own drawing in a frame, or a scene under the sky; `street` is that of the home page. */
  frame: 'cover' | 'scene' | 'street';
  /** Path of the drawing in the build of the locale. */
  picture: string;
  /** What the drawing shows; empty for a scene. */
  description: string;
};

/** The size that the networks recommend, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Twenty tiles of the course make the picture's width. */
const TILE = WIDTH / 20;
/** The line on which drawings stand; the crests of the tile course are a little higher. */
const GROUND = HEIGHT - 26;

/** Where the drawing of a page stands on the ground. One with corners is framed like a window in a wall. */
type Slot = {x: number; width: number; height: number; fit: string; corners?: [number, number]};

const SLOTS: Record<Preview['frame'], Slot> = {
  /** The lifted corner of the site's cards. */
  cover: {x: 264, width: 872, height: 540, fit: 'xMidYMid', corners: [12, 72]},
  scene: {x: 0, width: WIDTH, height: 540, fit: 'xMaxYMax'},
  /** The home page's drawing fills the picture. */
  street: {x: 0, width: 1380, height: 640, fit: 'xMinYMax'},
};

/** A picture of the site, an SVG or a photograph of any format, as a part of another. */
async function drawingIn(bytes: Buffer, file: string, place: string): Promise<string> {
  if (file.endsWith('.svg')) return placed(bytes.toString(), place);
  const photo = await sharp(bytes, {failOn: 'error'})
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

/** The company's mark, in the corner that the drawings leave free. */
function brand(): string {
  const mark = readMark().svg;
  const {isWide} = shapeOf(mark);
  return placed(
    mark,
    `x="56" y="44" width="${isWide ? 420 : 132}" height="${isWide ? 88 : 132}" preserveAspectRatio="xMinYMin"`,
  );
}

/** The picture of a link preview as SVG. */
async function pictureOf(preview: Preview, drawing: Buffer): Promise<string> {
  const {x, width, height, fit, corners} = SLOTS[preview.frame];
  const [left, right] = corners ?? [0, 0];
  const [y, bottom] = [GROUND - height, GROUND + 10];
  const outline = `M${x} ${bottom}V${y + left}a${left} ${left} 0 0 1 ${left} ${-left}H${x + width - right}a${right} ${right} 0 0 1 ${right} ${right}V${bottom}`;
  const place = `x="${x}" y="${y}" width="${width}" height="${bottom - y}" preserveAspectRatio="${fit} slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${gradient('preview-sky', 'x2="0" y2="1"', colorOf('--sky'))}
<path fill="url(#preview-sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<clipPath id="preview-frame"><path d="${outline}"/></clipPath>
<g clip-path="url(#preview-frame)">${await drawingIn(drawing, preview.picture, place)}</g>
${corners ? `<path fill="none" stroke="${colorOf('--bg')}" stroke-width="12" d="${outline}"/>` : ''}
${tileCourse()}
${brand()}
</svg>`;
}

/** Draws the picture of a link preview; `drawing` has the bytes of the page's own drawing. */
export const draw = async (preview: Preview, drawing: Buffer): Promise<Sharp> =>
  sharp(Buffer.from(await pictureOf(preview, drawing))).removeAlpha();
