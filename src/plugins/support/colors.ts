import {readFileSync} from 'node:fs';

export const TOKENS = 'src/css/tokens.css';

/**
 * A color of the design tokens, as six digits; of a gradient, its CSS.
 *
 * @param name `--bg`; a token that names another one is followed
 */
export function colorOf(name: string, css = readFileSync(TOKENS, 'utf8')): string {
  const value = new RegExp(`^ *${name}: ([^;]+);`, 'm').exec(css)?.[1];
  if (!value) throw new Error(`${TOKENS} has no ${name}.`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(other, css) : value;
}
