import {colorOf} from '../../src/build/support/colors';
import type {Company} from '../../src/data/company';
import {linear} from './contrast';

/** Lightness, chroma and hue as eyes see them (OKLCH, https://bottosson.github.io/posts/oklab/). */
type Tone = [lightness: number, chroma: number, hue: number];

const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const times = (matrix: number[][], [a, b, c]: number[]): number[] =>
  matrix.map(([x, y, z]) => x! * a! + y! * b! + z! * c!);

const TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const channels = (hex: string): number[] =>
  hex.match(/[\da-f]{2}/gi)!.map((pair) => linear(parseInt(pair, 16) / 255));

function toneOf(hex: string): Tone {
  const [lightness, a, b] = times(TO_LAB, times(TO_LMS, channels(hex)).map(Math.cbrt));
  return [lightness!, Math.hypot(a!, b!), Math.atan2(b!, a!)];
}

/** The color of a tone; one that no screen has, with as much less chroma as it takes. */
function hexOf([lightness, chroma, hue]: Tone): string {
  const lab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const rgb = times(
    FROM_LMS,
    times(FROM_LAB, lab).map((value) => value ** 3),
  );
  if (chroma > 0.001 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    return hexOf([lightness, chroma * 0.97, hue]);
  }
  const digits = rgb.map((value) => Math.round(gamma(Math.min(1, Math.max(0, value))) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A tone of one color as the same tone of another: as far between it and black or white, as much
 * grayer or brighter, and its hue turned as far.
 */
export function toned(hex: string, from: string, to: string): string {
  if (hex === from) return to;
  const [lightness, chroma, hue] = toneOf(hex);
  const [was, wasChroma, wasHue] = toneOf(from);
  const [is, isChroma, isHue] = toneOf(to);
  return hexOf([
    lightness < was ? (lightness * is) / was : 1 - ((1 - lightness) * (1 - is)) / (1 - was),
    // A gray has no tones to go by.
    wasChroma < 0.01 ? isChroma / 2 : (chroma * isChroma) / wasChroma,
    hue + isHue - wasHue,
  ]);
}

/** By color of the company: the token that is the color itself, and all that are tones of it. */
const FAMILIES = {
  dark: ['--storm-900', /^--(?:storm-|text-2|line-strong|bg-foot|shadow-)/],
  action: ['--tile-700', /^--(?:tile-\d|ifm-color-primary-)/],
} as const;

const HEX = /#[\da-f]{6}/gi;

/**
 * The design tokens with the tones of other colors, and what changes drawings in the same way. Those
 * take the tones of `dark` alone: tile roofs, bricks and doors keep their color.
 */
export function recolored(css: string, colors: Company['colors']) {
  const drawn = new Map<string, string>();
  let tokens = css;
  for (const name of ['dark', 'action'] as const) {
    const [itself, tones] = FAMILIES[name];
    const [from, to] = [colorOf(itself, css), colors[name].toLowerCase()];
    if (from === to) continue;
    tokens = tokens.replace(/^ *(--[\w-]+): [^;]+;/gm, (line, token: string) =>
      tones.test(token)
        ? line.replace(HEX, (hex) => {
            const tone = toned(hex, from, to);
            if (name === 'dark') drawn.set(hex, tone);
            return tone;
          })
        : line,
    );
  }
  const recolor = (svg: string): string =>
    svg.replace(HEX, (hex) => drawn.get(hex.toLowerCase()) ?? hex);
  return {tokens, recolor};
}
