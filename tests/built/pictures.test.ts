import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {builtFile, builtText} from '../support/built';
import {ALL_PAGES, CODES, inLocale} from '../support/pages';

/** An address of a picture that keeps its name, as pages and scripts give it. */
const ADDRESS = /\/img\/(?<name>[\w./${}-]+\.[a-z]+)(?:\?(?<version>[0-9a-f]+))?/g;

/** A flag is asked for by the version of all: its address is put together in the browser. */
function versionOf(name: string): string {
  const folder = path.join('static/img', path.dirname(name));
  const names = name.startsWith('flags/') ? readdirSync(folder).sort() : [path.basename(name)];
  const hash = createHash('sha256');
  for (const file of names) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

const addressesIn = (text: string) =>
  [...text.matchAll(ADDRESS)].map(({groups}) => groups as {name: string; version?: string});

/** Addresses under which a browser would keep a picture for a year that may be another tomorrow. */
const lasting = (text: string): string[] =>
  addressesIn(text)
    .filter(({name, version}) => version !== versionOf(name))
    .map(({name, version}) => `${name}?${version}`);

test.each(CODES)('every picture on a page in %s is asked for by its version', (code) => {
  const texts = ALL_PAGES.map((route) => builtText(inLocale(code, route)));
  expect(texts.flatMap(lasting)).toEqual([]);
  expect(texts.flatMap(addressesIn).length).toBeGreaterThan(ALL_PAGES.length);
});

test.each(CODES)('the app in %s asks for the same', (code) => {
  const folder = inLocale(code, '/assets/js');
  const scripts = readdirSync(path.join('build', folder)).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => builtFile(path.join(folder, name)));
  expect(texts.flatMap(lasting)).toEqual([]);
  expect(new Set(texts.flatMap(addressesIn).map(({name}) => name)).size).toBeGreaterThan(30);
});
