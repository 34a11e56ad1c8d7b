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

import {
  SERVICE_SLUGS,
  type ServiceCard,
  type ServiceSlug,
  type ServiceTitle,
} from '../../data/services';
import {shownAddress} from '../photos';

async function readCard(folders: string[], slug: ServiceSlug): Promise<ServiceCard> {
  const merged: Record<string, unknown> = {};
  // English first, the translation over it: a copy gives only the translatable fields.
  for (const folder of folders) {
    const filePath = path.join(folder, `${slug}.mdx`);
    const fileContent = await fs.readFile(filePath, 'utf8').catch(() => null);
    if (fileContent === null) continue;
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    Object.assign(merged, frontMatter);
  }
  const {title, summary, image, imageAlt} = merged;
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
  return {slug, title, summary, image: await shownAddress(image), imageAlt};
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
    loadContent: () => Promise.all(SERVICE_SLUGS.map((slug) => readCard(folders, slug))),
    async contentLoaded({content, actions}) {
      const cards = content as ServiceCard[];
      actions.setGlobalData(cards.map(({slug, title}): ServiceTitle => ({slug, title})));
      await actions.createData('cards.json', JSON.stringify(cards));
    },
  };
}
