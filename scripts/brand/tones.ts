import {colorOf} from '../../src/plugins/support/colors';
import type {Company} from '../../src/data/company';
import {channels, hardToRead} from './contrast';

type Colors = Company['colors'];

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
