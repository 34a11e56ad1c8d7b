import type {Company} from '../../src/data/company';
import {colorOf} from '../../src/plugins/support/colors';

type Colors = Company['colors'];

/** WCAG 2.2, 1.4.3: the least for text of any size. */
const LEAST = 4.5;

const LIGHT = ['--bg', '--bg-sand', '--bg-sky', '--white', '--storm-100', '--sky'];

/** Texts, and the grounds on which the pages show them. */
const PAIRS: readonly [texts: string[], grounds: string[]][] = [
  [['--text', '--text-2', '--link', '--tile-800'], LIGHT],
  [['--text', '--text-2'], ['--palm-100']],
  [['--text'], ['--sun-100', '--sun-300']],
  [
    ['--text-on-deep', '--text-2-on-deep', '--sun-300', '--white'],
    ['--bg-deep', '--bg-foot'],
  ],
  [['--text-on-deep', '--white', '--sun-300'], ['--storm-700']],
  [['--tile-300'], ['--bg-foot']],
  [
    ['--white', '--sun-300'],
    ['--tile-700', '--tile-800'],
  ],
  [['--white'], ['--palm-700', '--disabled']],
  [['--storm-800', '--palm-800', '--sun-text'], ['--storm-100']],
  [['--tile-800'], ['--tile-100']],
  [
    ['--palm-700', '--palm-800'],
    ['--palm-100', '--bg', '--white'],
  ],
  [['--sun-text'], ['--sun-100']],
  [['--error-700'], ['--bg', '--bg-sand', '--white']],
];

/** Linear light of an sRGB channel, both 0 to 1 (WCAG 2.2). */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of red, green and blue, 0 to 255, by WCAG 2.2. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** The contrast of two luminances, from 1 to 21. */
export function contrast(one: number, other: number): number {
  const [dark, light] = [Math.min(one, other), Math.max(one, other)];
  return (light + 0.05) / (dark + 0.05);
}

/** The colors of a token: a gradient has several. */
const colorsOf = (name: string, css: string): string[] =>
  colorOf(name, css)
    .match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)!
    .map((hex) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex));

/** Red, green and blue of a color of six digits, 0 to 255. */
export const channels = (hex: string) =>
  hex.match(/[\da-f]{2}/gi)!.map((pair) => parseInt(pair, 16)) as [number, number, number];

const luminanceOf = (hex: string): number => luminance(...channels(hex));

/** A sentence for each text with too little contrast on a ground, of a gradient on its worst color. */
export const hardToRead = (css: string): string[] =>
  PAIRS.flatMap(([texts, grounds]) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) => {
        const [color] = colorsOf(text, css);
        const [[ratio, worst]] = colorsOf(ground, css)
          .map((other) => [contrast(luminanceOf(color!), luminanceOf(other)), other] as const)
          .sort(([one], [other]) => one - other) as [[number, string]];
        const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
        return ratio >= LEAST
          ? []
          : `Text in ${text} (${color}) on ${ground} (${worst}) has a contrast of ${shown} : 1, and needs ${LEAST} : 1.`;
      }),
    ),
  );

/** How light a color looks, 0 to 255, by ITU-R BT.601. */
function lightnessOf(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A color mixed with white (255) or black (0). */
const mixed = (hex: string, end: number, share: number): string =>
  `#${channels(hex)
    .map((value) => Math.round(value + (end - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** The tone of `to` that matches a tone of `from`: mixed with as much white or black. */
export function toned(hex: string, from: string, to: string): string {
  const [is, was] = [lightnessOf(hex), lightnessOf(from)];
  const end = is < was ? 0 : 255;
  return mixed(to, end, (is - was) / (end - was));
}

/** For each company color: the token that equals it, and a pattern of the tokens that are tones of it. */
const FAMILIES = {
  dark: ['--storm-900', /^--(?:storm-|text-2|line-strong|bg-foot|shadow-)/],
  action: ['--tile-700', /^--tile-\d/],
} as const;

const HEX = /#[\da-f]{6}/gi;

/**
 * The design tokens in new colors, and a function that changes drawings in the same way. In drawings
 * only tones of `dark` change: tile roofs, bricks and doors keep their color.
 */
export function recolored(css: string, colors: Colors) {
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

/** The nearest darker colors of the same hues in which all texts can be read, if there are any. */
export const readable = (css: string, {dark, action}: Colors): Colors | undefined =>
  Array.from({length: 50}, (_, index) => index / 50)
    .flatMap((share) => {
      const [darker, deeper] = [mixed(dark, 0, share), mixed(action, 0, share)];
      return [
        {dark, action: deeper},
        {dark: darker, action},
        {dark: darker, action: deeper},
      ];
    })
    .find((colors) => hardToRead(recolored(css, colors).tokens).length === 0);
