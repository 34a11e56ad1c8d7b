/**
 * Gives the app the framework's messages that the site shows; the others are a seventh of a
 * language's, on every page.
 *
 * Of Docusaurus: the generated module `@generated/codeTranslations`, and the ids in built
 * scripts, by which the build stops where one is missing.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Company, company, isGiven} from '../../data/company';
import {environment} from '../../data/environment';
import {MANY_REVIEWS} from '../../data/reviews';
import {readTexts} from '../company';
import {expectFound} from '../support/expectFound';

/** The families of the framework's own messages that the site shows; it has replaced the other parts. */
const SHOWN = /^theme\.(?:ErrorPageContent|admonition|common|contentVisibility)\./;

/**
 * Ids of the framework (`theme`), and of what the build alone reads: texts of the configuration (`site`), and
 * those that picker, 404 page and staff's page get from `src/build/picker`.
 */
const OF_OTHERS = /^(?:theme|site|language\.picker|notFound|request)\./;

/** Facts without which texts have another wording. */
const SWITCHES: readonly (keyof Company)[] = [
  'address',
  'bbb',
  'emergency',
  'foundedYear',
  'liability',
  'maker',
  'responseHours',
  'statewide',
  'veteranOwned',
  'warranty',
  'workersCompensation',
];

/** Ids of what no page can show with the facts that are given. */
const unusedIds = async (siteDir: string): Promise<RegExp[]> => [
  ...(SWITCHES.every(isGiven) ? [/^otherwise\./] : []),
  ...((await readTexts('jobs', siteDir)).length === 0 ? [/^home\.jobs\./] : []),
  ...((await readTexts('reviews', siteDir)).length < MANY_REVIEWS
    ? [/^testimonials\.filter\.(?!service$|allServices$)/]
    : []),
  ...(Object.values(company.answers).every((answers) => answers === null)
    ? [/^components\.whoAnswers\.(?!english$|write$)/]
    : []),
];

const isInApp = (id: string): boolean => !OF_OTHERS.test(id) || SHOWN.test(id);

/** The ids of such messages that a script asks for. */
const idsIn = (script: string): string[] =>
  [...script.matchAll(/\bid:"(?<id>[\w.]+)"/g)]
    .map(({groups}) => groups!.id!)
    .filter((id) => OF_OTHERS.test(id));

export function appMessages({siteDir, codeTranslations}: LoadContext): Plugin {
  let file: string;
  return {
    name: 'app-messages',
    async contentLoaded({actions}) {
      const unused = await unusedIds(siteDir);
      const shown = Object.entries(codeTranslations).filter(
        ([id]) => isInApp(id) && !unused.some((ids) => ids.test(id)),
      );
      file = await actions.createData('messages.json', JSON.stringify(Object.fromEntries(shown)));
    },
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || environment.NODE_ENV !== 'production') return {};
      const request = /^@generated\/codeTranslations$/;
      return {plugins: [new bundler.NormalModuleReplacementPlugin(request, file)]};
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets', 'js');
      for (const name of (await fs.readdir(folder)).filter((one) => one.endsWith('.js'))) {
        for (const id of idsIn(await fs.readFile(path.join(folder, name), 'utf8'))) {
          expectFound(`The message ${id} among those of the app`, isInApp(id));
        }
      }
    },
  };
}
