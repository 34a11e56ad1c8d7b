/**
 * Gives every page the titles of the services, and those with cards or lists what these show.
 *
 * Order: any.
 * Of Docusaurus: the folders in which the docs plugin looks for Markdown and its translations.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {ServiceCard, ServiceTitle} from '../../data/services';
import {shownAddress} from '../photos';

type Placed = {order: number; card: ServiceCard};

async function readCard(folders: string[], slug: string): Promise<Placed> {
  const merged: Record<string, unknown> = {};
  // English first, the translation over it: a copy gives only the translatable fields.
  for (const folder of folders) {
    const filePath = path.join(folder, `${slug}.mdx`);
    const fileContent = await fs.readFile(filePath, 'utf8').catch(() => null);
    if (fileContent === null) continue;
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    Object.assign(merged, frontMatter);
  }
  const {order = Infinity, title, summary, image, imageAlt} = merged;
  if (
    typeof title !== 'string' ||
    typeof summary !== 'string' ||
    typeof image !== 'string' ||
    typeof imageAlt !== 'string'
  ) {
    throw new Error(
      `services/${slug}.mdx needs title, summary, image and imageAlt between the two --- lines at its top.`,
    );
  }
  return {
    order: Number(order),
    card: {slug, title, summary, image: await shownAddress(image), imageAlt},
  };
}

/** The services in their order. Names that begin with `_` or `.` are notes, as for Docusaurus. */
export async function readServices(folders: string[]): Promise<ServiceCard[]> {
  const names = (await fs.readdir(folders[0]!)).filter((name) => /^[^_.].*\.mdx$/.test(name));
  const slugs = names.map((name) => path.parse(name).name).filter((slug) => slug !== 'index');
  const placed = await Promise.all(slugs.map((slug) => readCard(folders, slug)));
  return placed.sort((a, b) => a.order - b.order).map(({card}) => card);
}

/**
 * Provides the titles of the service pages for every page (the footer), and what cards and lists show
 * as a file of its own for the pages that have them.
 */
export function servicesData({siteDir, i18n, localizationDir}: LoadContext): Plugin {
  const folders = [path.join(siteDir, 'services')];
  if (i18n.currentLocale !== i18n.defaultLocale) {
    folders.push(path.join(localizationDir, 'docusaurus-plugin-content-docs', 'current'));
  }
  return {
    name: 'services-data',
    getPathsToWatch: () => folders.map((folder) => `${folder}/**/*.mdx`),
    loadContent: () => readServices(folders),
    async contentLoaded({content, actions}) {
      const cards = content as ServiceCard[];
      actions.setGlobalData(cards.map(({slug, title}): ServiceTitle => ({slug, title})));
      await actions.createData('cards.json', JSON.stringify(cards));
    },
  };
}
