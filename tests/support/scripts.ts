import {readdirSync, readFileSync} from 'node:fs';

import {DEFAULT_LOCALE, type LocaleCode} from '../../src/language/locales';

/**
 * Whether a URL is that of a built script which holds a text: scripts are named by number.
 *
 * @param code the language of the pages that load it
 */
export function scriptWith(text: string, code: LocaleCode = DEFAULT_LOCALE): (url: URL) => boolean {
  const folder = `${code === DEFAULT_LOCALE ? '' : `${code}/`}assets/js`;
  const names = readdirSync(`build/${folder}`).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(`build/${folder}/${name}`, 'utf8').includes(text),
  );
  return ({pathname}) => names.some((name) => pathname === `/${folder}/${name}`);
}
