import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {ISLANDS} from '../../browser';
import {expectFound} from '../support/expectFound';
import {shared} from '../support/shared';
import {ownStyle} from '../support/signed';
import type {Build, Pass} from './build';
import {classesIn, mentionedIn, type Names, namesIn, purge} from './purge';

const FOLDER = path.join('assets', 'css');

/** The stylesheet of an entry of the bundler, or `styles`: those of all pages. */
async function stylesheet(folder: string, name: string): Promise<string> {
  const files = (await fs.readdir(folder)).filter((file) => file.startsWith(`${name}.`));
  if (files.length !== 1)
    throw new Error(`One stylesheet ${name} was expected in ${folder}: ${files}`);
  return fs.readFile(path.join(folder, files[0]!), 'utf8');
}

/** The media query of the styles that few visitors need: print, and forced colors. */
const SELDOM = 'print,(forced-colors:active)';
/** The site's rules for these media, none of them in a layer. */
const SELDOM_RULES = /@media (?:print|\(forced-colors:active\))\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Purged styles by stylesheet and names: most pages of one kind use the same names. */
const known = shared('purged-styles', () => new Map<string, Promise<string>>());

/** Purges a stylesheet for the names of a page, once for all pages that mention the same ones. */
function purger(css: string): (all: Names) => Promise<string> {
  const mentioned = mentionedIn(css);
  const ofStylesheet = createHash('sha256').update(css);
  return (all) => {
    const names = mentioned(all);
    const hash = ofStylesheet.copy();
    for (const set of Object.values(names)) hash.update(`\n${[...set].join(' ')}`);
    const key = hash.digest('base64');
    const result = known.get(key) ?? purge(css, names);
    known.set(key, result);
    return result;
  };
}

/** Writes the styles of print and forced colors of all pages, named by their content. */
async function writeSeldom({outDir, siteConfig}: Build, css: string): Promise<string> {
  const rules = css.match(SELDOM_RULES);
  expectFound('Styles for paper', rules);
  const text = rules.join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = path.join(FOLDER, `seldom.${hash}.css`);
  await fs.writeFile(path.join(outDir, file), text);
  return siteConfig.baseUrl + file.replaceAll(path.sep, '/');
}

/**
 * Inlines the styles of each page, for every state that its islands can reach, so that the page paints after
 * one request. The styles of print and forced colors are one file for all pages, which blocks nobody.
 */
export async function inlineStyles(build: Build): Promise<Pass> {
  const {outDir, siteConfig, files} = build;
  const folder = path.join(outDir, FOLDER);
  const built = await stylesheet(folder, 'styles');
  // All languages take fonts and pictures from the folder of the first, so that the browser's cache has them,
  // and their stylesheets are purged once.
  const common = built.replaceAll(`url(${siteConfig.baseUrl}assets/`, 'url(/assets/');

  // Of an island all classes: the script of another release may set those that this one's does not.
  const ofIslands = await Promise.all(
    Object.keys(ISLANDS).map(
      async (name) => [`/${name}.js`, classesIn(await stylesheet(folder, name))] as const,
    ),
  );
  const pages = files.map((page) => fs.readFile(path.join(outDir, page), 'utf8'));
  const names = namesIn(...(await Promise.all(pages)));
  for (const [, classes] of ofIslands) classes.forEach((name) => names.classes.add(name));
  const full = await purger(common)(names);
  const purgeFor = purger(full);
  await fs.rm(folder, {recursive: true});
  await fs.mkdir(folder);
  const seldom = await writeSeldom(build, full);

  return async (html, page) => {
    const link = /<link rel="?stylesheet"?\s*\/?>/;
    expectFound(`The stylesheet of ${page}`, link.test(html));
    const used = namesIn(html);
    for (const [script, classes] of ofIslands) {
      if (html.includes(script)) classes.forEach((name) => used.classes.add(name));
    }
    const style = (await purgeFor(used)).replace(SELDOM_RULES, '');
    return html.replace(
      link,
      () =>
        `${ownStyle(style)}<noscript><link rel=stylesheet media=${SELDOM} href=${seldom}></noscript>`,
    );
  };
}
