/**
 * Makes small AVIF and WebP files of the photographs in `photos/`, and tells pages their
 * addresses.
 *
 * Order: addresses with the content, before Docusaurus's own remark plugin for pictures; files
 * in `finish`, for those that pages name.
 * Of Docusaurus: documented hooks, `devServer`, and the list of files on which the bundler's
 * cache depends.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {jobs} from '../../data/proof/jobs';
import {type TeamFacts, teamFacts} from '../../data/teamFacts';
import {addBuildDependencies} from '../support/bundler';
import {ORIGINALS, originals} from '../../markdown';
import {CACHE, shownAddress} from './store';

export {withPhotos} from './remark';
export {CACHE, photoFile, shownAddress} from './store';

/** Where pages find each picture that data names. */
async function shownAt(names: string[], siteDir: string): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const name of names) {
    const address = await shownAddress(name, siteDir);
    if (address !== name) shown[name] = address;
  }
  return shown;
}

/**
 * The plugin: addresses for the pages with people and finished jobs. Articles and services have theirs
 * from `parseFrontMatter` and `withPhotos`.
 */
export function photos({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'photos',
    getPathsToWatch: () => [`${siteDir}/${ORIGINALS}/*`],
    async contentLoaded({actions}) {
      const people: TeamFacts[] = Object.values(teamFacts);
      const portraits = people.flatMap(({photo}) => photo?.src ?? []);
      const roofs = Object.values(jobs).flatMap(({before, after}) => [before, after]);
      await actions.createData('team.json', JSON.stringify(await shownAt(portraits, siteDir)));
      await actions.createData('jobs.json', JSON.stringify(await shownAt(roofs, siteDir)));
    },
    configureWebpack(config) {
      // The bundler's cache knows the texts alone, not the photographs that they name.
      const files = originals(siteDir).map((name) => path.join(siteDir, ORIGINALS, name));
      addBuildDependencies(config, files);
      // Webpack's own types know `devServer` only with the dev server's types installed.
      return {
        devServer: {
          static: [{directory: CACHE, publicPath: `${baseUrl}assets/photos`, watch: false}],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
