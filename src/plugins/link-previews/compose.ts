import type {LocaleCode} from '../../language/locales';
import type {Room} from './lines';
import {markAt} from './mark';
import type {Preview} from './read';
import {brandBlock, titleBlock} from './typeset';

/** The size that the networks recommend, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Left edge of brand and title. */
const LEFT = 64;
/** Where the title's room begins. */
const TOP = 164;
/** A tile of the course on the lower edge is 56 units wide; 20 of them make the picture's width. */
const TILE = 56;
const TILES = 20;
const COURSE_SCALE = WIDTH / (TILE * TILES);
/** What stands on the course: its crests begin a little higher. */
const GROUND = HEIGHT - 26;

const SIZES = [72, 66, 60, 56, 52, 48, 44, 40, 36, 32];
const from = (largest: number): number[] => SIZES.filter((size) => size <= largest);

/** The glaze of a tile from its lit left to its shadow, as in `components/Section`. */
const GLAZE = [
  ['#d66a3c', 0, 6],
  ['#ea9163', 6, 15],
  ['#bf4a22', 15, 34],
  ['#8a2f14', 34, TILE],
] as const;

const SKY = ['#cfe4eb 0', '#e3efef .4', '#fbebd6 .74', '#f9d9b4 1'];

const stop = (color: string, offset: number | string): string =>
  `<stop offset="${offset}" stop-color="${color}"/>`;

/** A course of barrel tiles, the roof of the page that follows: its ground and the tiles' ends. */
function tileCourse(): string {
  const starts = Array.from({length: TILES}, (_, index) => index * TILE);
  const ground = starts.map((x) => `M${x} 46V24a22 19 0 0 1 44 0h12v22z`).join('');
  const ends = starts.map((x) => `M${x - 6} 24h6a22 19 0 0 1 44 0h12`).join('');
  const stops = GLAZE.flatMap(([color, begin, end]) => [
    stop(color, begin / TILE),
    stop(color, end / TILE),
  ]);
  return `<linearGradient id="preview-glaze" gradientUnits="userSpaceOnUse" x2="${TILE}" spreadMethod="repeat">${stops.join('')}</linearGradient>
<g transform="translate(0 ${HEIGHT - 38 * COURSE_SCALE}) scale(${COURSE_SCALE})"><path fill="#fffcf8" d="${ground}"/><path fill="none" stroke="url(#preview-glaze)" stroke-width="6" d="${ends}"/></g>`;
}

type Box = {x: number; y: number; width: number; height: number};

/** A drawing as it lies in a file, as an element that fills a box. */
export type Place = (box: Box, fit: string) => string;

type Layout = {room: Room; isCentered: boolean; picture: (place: Place) => string};

/** A drawing in its frame, standing on the course like a window in a wall. */
function framed(box: Box, outline: string, place: Place): string {
  return `<clipPath id="preview-frame"><path d="${outline}"/></clipPath>
<g clip-path="url(#preview-frame)">${place(box, 'xMidYMid slice')}</g>
<path fill="none" stroke="#fffcf8" stroke-width="12" d="${outline}"/>`;
}

const LAYOUTS: Record<Preview['frame'], (picture: string) => Layout> = {
  /** The cover of an article, with the lifted corner of the site's cards. */
  cover() {
    const box = {x: 496, y: GROUND - 404, width: 640, height: 412};
    const {x, y, width, height} = box;
    const bottom = y + height;
    const outline = `M${x} ${bottom}V${y + 12}a12 12 0 0 1 12-12h${width - 84}a72 72 0 0 1 72 72V${bottom}`;
    return {
      room: {width: 396, height: 380, sizes: from(52)},
      picture: (place) => framed(box, outline, place),
      isCentered: true,
    };
  },
  /** The picture of a service in the arch of the mark. */
  arch() {
    const box = {x: 572, y: GROUND - 532, width: 560, height: 540};
    const {x, y, width, height} = box;
    const radius = width / 2;
    const outline = `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}`;
    return {
      room: {width: 470, height: 380, sizes: from(72)},
      picture: (place) => framed(box, outline, place),
      isCentered: true,
    };
  },
  scene(picture) {
    const isStreet = picture.includes('hero');
    // The street fills the picture; the others are strips that end with the ground.
    const box = isStreet
      ? {x: 0, y: GROUND - 640, width: 1380, height: 650}
      : {x: 0, y: GROUND - 450, width: WIDTH, height: 460};
    return {
      room: isStreet
        ? {width: 500, height: 236, sizes: from(60)}
        : {width: 760, height: 164, sizes: from(66)},
      picture: (place) => place(box, isStreet ? 'xMinYMax slice' : 'xMaxYMax slice'),
      isCentered: false,
    };
  },
};

const nested = (svg: string, x: number, y: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" `);

/** All of the picture of a link preview but its title, as SVG: the same in every language. */
export async function background({frame, picture}: Preview, place: Place): Promise<string> {
  const sky = SKY.map((pair) => stop(...(pair.split(' ') as [string, string])));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<linearGradient id="preview-sky" x2="0" y2="1">${sky.join('')}</linearGradient>
<path fill="url(#preview-sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
${LAYOUTS[frame](picture).picture(place)}
${tileCourse()}
${await markAt({x: LEFT - 6, y: 52, size: 76})}
${nested(await brandBlock(), LEFT + 80, 62)}
</svg>`;
}

/** The title as SVG, letters as outlines, and where it lies on the background, in pixels. */
export async function title(
  {frame, picture, title: text}: Preview,
  locale: LocaleCode,
): Promise<{svg: string; left: number; top: number}> {
  const {room, isCentered} = LAYOUTS[frame](picture);
  const {svg, height} = await titleBlock(text, locale, room);
  return {svg, left: LEFT, top: Math.round(TOP + (isCentered ? (room.height - height) / 2 : 0))};
}
