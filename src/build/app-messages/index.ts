/**
 * Gives the app only the messages that pages show; the others of the framework are a seventh of a
 * language's messages, on every page.
 *
 * Of Docusaurus: the generated module `@generated/codeTranslations`, and the ids in built
 * scripts: the build stops if a script asks for a missing message.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {company} from '../../data/company';
import {environment} from '../../data/environment';
import {MANY_REVIEWS} from '../../data/reviews';
import {readTexts} from '../company';
import {expectFound} from '../support/expectFound';

/** Id prefixes of the theme's messages that the site shows; it has replaced the other components. */
const SHOWN = /^theme\.(?:ErrorPageContent|admonition|common|contentVisibility)\./;

/**
 * Ids of the framework's messages (`theme`), and of those that only the build reads: the configuration's
 * (`site`), and the ones of picker, 404 page and staff's page (`src/build/picker`).
 */
const OF_OTHERS = /^(?:theme|site|language\.picker|notFound|request)\./;

/** Whether the company has every fact: only a missing one needs the `otherwise.` messages. */
const isComplete = (facts: object): boolean =>
  Object.entries(facts).every(
    ([name, fact]) =>
      name === 'placeholder' || name === 'recordsOpened' || (fact !== null && fact !== false),
  );

/** Patterns for the ids of messages that no page can show with the given facts. */
const unusedIds = async (siteDir: string): Promise<RegExp[]> => [
  ...(isComplete(company) ? [/^otherwise\./] : []),
  ...((await readTexts('jobs', siteDir)).length === 0 ? [/^home\.jobs\./] : []),
  ...((await readTexts('reviews', siteDir)).length < MANY_REVIEWS
    ? [/^testimonials\.filter\.(?!service$|allServices$)/]
    : []),
  ...(Object.values(company.answers).every((answers) => answers === null)
    ? [/^components\.whoAnswers\.(?!english$|write$)/]
    : []),
];

const isInApp = (id: string): boolean => !OF_OTHERS.test(id) || SHOWN.test(id);

/** The ids of `OF_OTHERS` messages in a script. */
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
