import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {routes} from '../../data/routes';
import type {LocaleCode} from '../../language/locales';
import {type Preview, readPreview} from './read';
import {CACHE, picture, type Plan, plan} from './store';

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

/** A page in the build, and the picture of that name in `FOLDER` that it gets. */
type PlannedCard = {file: string; name: string; planned: Plan};

const cards = new Map<string, Card>();
const keyOf = (route: string, locale: string): string => `${locale} ${route}`;

/** The home page's, where a page has none of its own. */
function cardOf(route: string, locale: string): Card {
  const card = cards.get(keyOf(route, locale)) ?? cards.get(keyOf(routes.home, locale));
  if (!card) throw new Error(`The link previews of ${locale} have no names yet.`);
  return card;
}

/**
 * The absolute URL of the picture of a page's link preview; the home page's, where a page has none of
 * its own.
 *
 * @param route the page's route, without language
 * @throws Error before the locale's pictures have been named: see `planCards`
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

/**
 * Names the pictures of all pages of a locale, which can then be asked for with `cardUrl`.
 *
 * @returns draws them, or takes them from an earlier build: pages can be finished in the meantime,
 *   since they need no more than the names
 */
export async function planCards(
  {outDir, locale, siteConfig, files}: Build,
  cache = CACHE,
): Promise<() => Promise<void>> {
  const {url, baseUrl} = siteConfig;

  async function planCard(file: string): Promise<PlannedCard | null> {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const preview = readPreview(html, file, baseUrl);
    if (!preview) return null;
    const planned = await plan(preview, locale as LocaleCode, outDir);
    const name = `${preview.route.slice(1).replaceAll('/', '-') || 'home'}.${planned.name}`;
    cards.set(keyOf(preview.route, locale), {url: `${url}${baseUrl}${FOLDER}/${name}`, preview});
    return {file, name, planned};
  }
  const plans = (await Promise.all(files.map(planCard))).filter((card) => card !== null);

  const untitled: string[] = [];
  async function drawCard({file, name, planned}: PlannedCard): Promise<void> {
    const {preview} = planned;
    const bytes = await picture(planned, cache).catch(async ({message}: Error) => {
      // A letter without a font, or a very long title, is no reason to have no site.
      untitled.push(`${file} (${message})`);
      return picture(await plan({...preview, title: ''}, locale as LocaleCode, outDir), cache);
    });
    await fs.writeFile(path.join(outDir, FOLDER, name), bytes);
    if (preview.route === routes.home) await fs.writeFile(path.join(outDir, PLACEHOLDER), bytes);
  }
  return async () => {
    await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
    await Promise.all(plans.map(drawCard));
    if (untitled.length > 0) {
      logger.warn(
        `${untitled.length} link previews in ${locale} have no title, the first of them ${untitled.sort()[0]}`,
      );
    }
  };
}
