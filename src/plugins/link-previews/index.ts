import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {routes} from '../../data/routes';
import type {LocaleCode} from '../../language/locales';
import {type Preview, readPreview} from './read';
import {CACHE, picture, plan} from './store';

export {HEIGHT, WIDTH} from './draw';

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

/**
 * The absolute URL of the picture of a page's link preview, and what is on it; the home page's, where
 * a page has none of its own.
 *
 * @param route the page's route, without language
 * @throws Error before the locale's pictures have been named: see `planCards`
 */
export function cardOf(route: string, locale: string): Card {
  const card = cards.get(`${locale} ${route}`) ?? cards.get(`${locale} ${routes.home}`);
  if (!card) throw new Error(`The link previews of ${locale} have no names yet.`);
  return card;
}

type Build = {
  outDir: string;
  locale: string;
  siteConfig: {url: string; baseUrl: string};
  files: readonly string[];
};

/**
 * Names the pictures of all pages of a locale, which can then be asked for with `cardOf`.
 *
 * @returns draws them, or takes them from an earlier build: pages can be finished in the meantime,
 *   since they need no more than the names
 */
export async function planCards(
  {outDir, locale, siteConfig: {url, baseUrl}, files}: Build,
  cache = CACHE,
): Promise<() => Promise<void>> {
  const planned = await Promise.all(
    files.map(async (file) => {
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      const preview = readPreview(html, file, baseUrl);
      if (!preview) return [];
      const card = await plan(preview, locale as LocaleCode, outDir);
      const name = `${preview.route.slice(1).replaceAll('/', '-') || 'home'}.${card.name}`;
      cards.set(`${locale} ${preview.route}`, {url: `${url}${baseUrl}${FOLDER}/${name}`, preview});
      return [{file, name, card}];
    }),
  );
  return async () => {
    await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
    const untitled: string[] = [];
    await Promise.all(
      planned.flat().map(async ({file, name, card}) => {
        const bytes = await picture(card, cache).catch(async ({message}: Error) => {
          // A letter without a font, or a very long title, is no reason to have no site.
          untitled.push(`${file} (${message})`);
          return picture(await plan({...card.preview, title: ''}, card.locale, outDir), cache);
        });
        await fs.writeFile(path.join(outDir, FOLDER, name), bytes);
        if (file === 'index.html') await fs.writeFile(path.join(outDir, PLACEHOLDER), bytes);
      }),
    );
    if (untitled.length > 0) {
      logger.warn(
        `${untitled.length} link previews in ${locale} have no title, the first of them ${untitled.sort()[0]}`,
      );
    }
  };
}
