/**
 * Gives every page the titles of the services, and pages with cards or lists the data of these.
 *
 * Order: any.
 * Of Docusaurus: the folders in which the docs plugin looks for Markdown and its translations.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {ServiceCard, ServiceTitle} from '../../data/services';
import {parseFrontMatter} from '../articles';

type Facts = Omit<ServiceCard, 'slug'> & {order?: number};

/** The facts of a service from the first folder with its file; a copy inherits facts that are not text. */
async function factsIn(folders: string[], name: string): Promise<Facts> {
  const filePath = folders.map((folder) => path.join(folder, name)).find(existsSync)!;
  const {frontMatter} = await parseFrontMatter({
    filePath,
    fileContent: await fs.readFile(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter as Facts;
}

/**
 * The services in their order. Names that begin with `_` or `.` are notes, as for Docusaurus.
 * `text-check` has stopped a build before this if a service lacks a fact.
 *
 * @param folders in order of preference; the last has all services, in English
 */
export async function readServices(folders: string[]): Promise<ServiceCard[]> {
  const names = (await fs.readdir(folders.at(-1)!)).filter((name) => /^[^_.].*\.mdx$/.test(name));
  const services = await Promise.all(
    names
      .filter((name) => name !== 'index.mdx')
      .map(async (name) => ({...(await factsIn(folders, name)), slug: path.parse(name).name})),
  );
  return services
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map(({slug, title, summary, image, imageAlt}) => ({slug, title, summary, image, imageAlt}));
}

/**
 * Provides the titles of the service pages for every page (the footer), and a file with the data of
 * cards and lists for the pages that show them.
 */
export function servicesData({siteDir, i18n, localizationDir}: LoadContext): Plugin {
  const folders = [path.join(siteDir, 'services')];
  if (i18n.currentLocale !== i18n.defaultLocale) {
    folders.unshift(path.join(localizationDir, 'docusaurus-plugin-content-docs', 'current'));
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
