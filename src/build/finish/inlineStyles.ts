import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {expectFound} from '../support/expectFound';
import {shared} from '../support/shared';
import {ownStyle} from '../support/signed';
import type {Build, Pass} from './build';
import {pageScripts} from './pageScripts';
import {
  idsIn,
  mentionedIn,
  moduleClasses,
  type Names,
  namesIn,
  purge,
  tagsIn,
  withoutOverridden,
} from './purge';

const FOLDER = path.join('assets', 'css');

/** The one stylesheet of a build: Docusaurus bundles all styles in one chunk. */
async function onlyStylesheet(folder: string): Promise<string> {
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.css'));
  if (files.length !== 1) throw new Error(`One stylesheet was expected in ${folder}: ${files}`);
  return path.join(folder, files[0]!);
}

/** The framework's dark colors: the site is light, whatever the device prefers. */
const DARK = /(?<=[{}])[^{},]*\[data-theme=["']?dark["']?\][^{},]*\{[^{}]*\}/g;

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

/** Writes a stylesheet of a build, named by its content, and returns its address. */
async function writeStyles(
  {outDir, siteConfig}: Build,
  kind: string,
  css: string,
): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = path.join(FOLDER, `${kind}.${hash}.css`);
  await fs.writeFile(path.join(outDir, file), css);
  return siteConfig.baseUrl + file.replaceAll(path.sep, '/');
}

/**
 * Inlines the critical CSS of each page, for every state that its scripts can reach, so that the page
 * paints after one request. Print and forced-colors styles stay a file, which blocks no other visitor. The
 * loader gets the URL of the whole stylesheet, and loads it before the app shows another page. That file
 * repeats every rule in order, so the cascade does not change. It lacks only those rules of the theme's
 * global framework that match no name in our pages (our own modules stay whole).
 */
export async function inlineStyles(build: Build): Promise<Pass> {
  const {outDir, siteConfig, files} = build;
  const file = await onlyStylesheet(path.join(outDir, FOLDER));
  const built = await fs.readFile(file, 'utf8');
  // The stylesheets of all languages differ only in the folder of fonts and pictures: purged once.
  const own = `url(${siteConfig.baseUrl}assets/`;
  const neutral = withoutOverridden(built.replaceAll(own, 'url(/assets/').replace(DARK, ''));
  const localize = (css: string): string => css.replaceAll('url(/assets/', own);

  const pages = files.map((page) => fs.readFile(path.join(outDir, page), 'utf8'));
  const names = namesIn((await Promise.all(pages)).join(''));
  const modules = moduleClasses(built);
  expectFound('A class of a CSS module', modules.size > 0);
  modules.forEach((name) => names.classes.add(name));
  const full = await purger(neutral)({...names, tags: tagsIn(built), ids: idsIn(built)});
  const purgeFor = purger(full);
  expectFound('Styles for paper', full.match(SELDOM_RULES));
  await fs.rm(file);
  const href = await writeStyles(build, 'styles', localize(full));
  const scriptsOf = await pageScripts(build);
  // Classes of our own modules, by the script that could set them: most scripts run on many pages.
  const inScripts = new Map<string, string[]>();

  return async (html, page) => {
    const link = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/[^>]*>/;
    const loader = '<script data-scripts=';
    expectFound(`The stylesheet of ${page}`, link.test(html));
    expectFound(`The loader of ${page}`, html.includes(loader));
    const used = namesIn(html);
    const scripts = await scriptsOf(page);
    for (const script of scripts ?? []) {
      const set =
        inScripts.get(script) ?? [...moduleClasses(script)].filter((name) => modules.has(name));
      inScripts.set(script, set);
      set.forEach((name) => used.classes.add(name));
    }
    const own = localize(await purgeFor(used));
    const seldom = await writeStyles(build, 'seldom', own.match(SELDOM_RULES)?.join('') ?? '');
    const style = own.replace(SELDOM_RULES, '');
    // The 404 page needs all styles at once: the app may show any other page in its place.
    const attribute = scripts ? 'data-other-styles' : 'data-styles';
    return html
      .replace(
        link,
        () =>
          `${ownStyle(style)}<noscript><link rel=stylesheet media=${SELDOM} href=${seldom}></noscript>`,
      )
      .replace(loader, `<script ${attribute}=${href} data-scripts=`);
  };
}
