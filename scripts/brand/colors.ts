import fs from 'node:fs/promises';

import {UserError} from '../../server/cli';

const TOKENS = 'src/css/tokens.css';

/**
 * A color of the design tokens, as six digits.
 *
 * @param name `--bg`; a token that names another one is followed
 * @throws UserError where there is no such token
 */
export async function colorOf(name: string): Promise<string> {
  const css = await fs.readFile(TOKENS, 'utf8');
  const value = new RegExp(`^ *${name}: ([^;]+);`, 'm').exec(css)?.[1];
  if (!value) throw new UserError(`${TOKENS} has no ${name}.`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(other) : value;
}
