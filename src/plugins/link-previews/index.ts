import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {routes} from '../../data/routes';
import type {LocaleCode} from '../../language/locales';
import {type Preview, readPreview} from './read';
import {CACHE, picture, plan} from './store';

export {HEIGHT, WIDTH} from './compose';

/**
 * Stands for the picture of a page's link preview until the page is finished (`image` of the theme).
 * The app writes it into the head again when it takes over, so there is a picture of that name too: the
 * home page's.
 */
export const PLACEHOLDER = 'link-preview.jpg';

/** In the build of a locale; files in `assets/` have a hash in their names and are kept for a year. */
const FOLDER = 'assets/previews';

type Card = {url: string; preview: Preview};

const cards = new Map<string, Card>();
const keyOf = (route: string, locale: string): string => `${locale} ${route}`;

/** The home page's, where a page has none of its own. */
function cardOf(route: string, locale: string): Card {
  const card = cards.get(keyOf(route, locale)) ?? cards.get(keyOf(routes.home, locale));
  if (!card) throw new Error(`The link previews of ${locale} have not been drawn yet.`);
  return card;
}

/**
 * The absolute URL of the picture of a page's link preview; the home page's, where a page has none of
 * its own.
 *
 * @param route the page's route, without language
 * @throws Error before the locale's pictures have been drawn: see `drawCards`
 */
export const cardUrl = (route: string, locale: string): string => cardOf(route, locale).url;

/** What is on the picture at `cardUrl`. */
export const previewOf = (route: string, locale: string): Preview => cardOf(route, locale).preview;

type Build = {
  outDir: string;
  locale: string;
  siteConfig: {url: string; baseUrl: string};
  files: readonly string[];
};

/** Draws the pictures of all pages of a locale, or takes them from an earlier build. */
export async function drawCards(
  {outDir, locale, siteConfig, files}: Build,
  cache = CACHE,
): Promise<void> {
  const {url, baseUrl} = siteConfig;
  const untitled: string[] = [];
  await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});

  async function drawCard(file: string): Promise<void> {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const preview = readPreview(html, file, baseUrl);
    if (!preview) return;
    const planned = await plan(preview, locale as LocaleCode, outDir);
    const bytes = await picture(planned, cache).catch(async ({message}: Error) => {
      // A letter without a font, or a very long title, is no reason to have no site.
      untitled.push(`${file} (${message})`);
      return picture(await plan({...preview, title: ''}, locale as LocaleCode, outDir), cache);
    });
    const name = `${preview.route.slice(1).replaceAll('/', '-') || 'home'}.${planned.name}`;
    await fs.writeFile(path.join(outDir, FOLDER, name), bytes);
    if (preview.route === routes.home) await fs.writeFile(path.join(outDir, PLACEHOLDER), bytes);
    cards.set(keyOf(preview.route, locale), {url: `${url}${baseUrl}${FOLDER}/${name}`, preview});
  }
  await Promise.all(files.map(drawCard));
  if (untitled.length > 0) {
    logger.warn(
      `${untitled.length} link previews in ${locale} have no title, the first of them ${untitled.sort()[0]}`,
    );
  }
}
