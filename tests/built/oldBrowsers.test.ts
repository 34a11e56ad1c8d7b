/** @jest-environment node */
// The scripts of the built site run in the oldest browsers that README names. esbuild knows what each
// understands: where it writes a script otherwise for them than for the newest, they could not read it.
import {readdirSync} from 'node:fs';

import {browserslist} from '@site/package.json';
import {transform} from 'esbuild';

import {inlineScripts} from '../../src/plugins/support/builtHtml';
import {builtFile} from '../support/built';

/** `ios_saf >= 16.0` is `ios16.0` to esbuild. */
const FLOOR = browserslist.production.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** esbuild takes `\\p{L}` for what the newest tables of Unicode alone have; Safari reads it since 11.1. */
const SUPPORTED = {'regexp-unicode-property-escapes': true};
const logOverride = {'unsupported-regexp': 'error'} as const;

/** Why the oldest browsers cannot run a script; null where they can. */
async function problemOf(text: string): Promise<string | null> {
  const written = async (target: string | string[]) =>
    (await transform(text, {target, supported: SUPPORTED, logOverride})).code;
  try {
    const [old, newest] = await Promise.all([written(FLOOR), written('esnext')]);
    if (old === newest) return null;
    const lines = new Set(newest.split('\n'));
    return old.split('\n').find((line) => !lines.has(line)) ?? 'something';
  } catch (error) {
    return String(error);
  }
}

const built = readdirSync('build', {recursive: true, encoding: 'utf8'});
const inline = built
  .filter((name) => name.endsWith('.html'))
  .flatMap((name) => inlineScripts(builtFile(name)))
  .filter((script) => !script.hasAttribute('type'))
  .map(({rawText}) => rawText);
const files = built.filter((name) => name.endsWith('.js')).map(builtFile);

it('has no script that the oldest browsers cannot read', async () => {
  const texts = [...new Set([...files, ...inline])];
  const problems = (await Promise.all(texts.map(problemOf))).filter(Boolean);
  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  expect(inline.length).toBeGreaterThan(10);
});

it.each([
  ['a lookbehind', 'const words = /(?<=a)b/.exec(text);'],
  ['a static block', 'class A { static { this.a = 1; } }'],
])('finds %s', async (_name, text) => {
  expect(await problemOf(text)).not.toBeNull();
});
