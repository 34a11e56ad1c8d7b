/**
 * Says what is left before the site may go public, and stops a production build (`SITE_URL`)
 * while anything is.
 *
 * Order: `stopRefused` in the configuration, before anything is built.
 */
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {company} from '../../data/company';
import type {Environment} from '../../data/environment';
import {PUBLIC_BUILD} from '../../data/publicBuild';
import {DEFAULT_LOCALE, LOCALES} from '../../language/locales';
import {problemsWith} from '../../lib/companyRules';
import {companyTexts} from '../company';
import {MARK} from '../link-previews';
import {type Facts, findings, type Left, PROMISES, whatDataLeaves} from './left';

export {findings, isTrial, type Left, whatDataLeaves} from './left';

/** Drawn by `npm run brand`. */
const ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const COMPANY = 'src/data/company.ts';

/** Prices of services that no longer exist, which structured data would still name. */
const pricesOfNothing = (text: string): string[] =>
  Object.keys(company.prices)
    .filter((slug) => !fs.existsSync(`services/${slug}.mdx`))
    .map((slug) => {
      const line = text.slice(0, text.search(new RegExp(`\\b${slug}\\b.*:`))).split('\n').length;
      return `${COMPANY}, line ${line}: “prices” names “${slug}”, but there is no services/${slug}.mdx: take it out.`;
    });

/** The facts that the owner of this site answers for. */
export async function readFacts(): Promise<Facts> {
  const text = read(COMPANY);
  return {
    replaceable: [
      {name: 'the company’s facts', file: COMPANY, placeholder: company.placeholder},
      {
        name: 'the mark',
        file: MARK,
        placeholder: fs.existsSync(MARK) && read(MARK).includes('placeholder: true'),
      },
      ...(await companyTexts()),
    ],
    promises: read(PROMISES),
    wrong: [...problemsWith(company, text), ...pricesOfNothing(text)],
    pictures: [...ICONS, ...LOCALES.map(({code}) => `/img/flags/${code}.svg`)],
  };
}

/** Why a production build stops: a sentence for each thing that is left to do. */
export const refusal = (left: readonly Left[]): string =>
  [
    ...left.map(({sentence}) => sentence),
    `Nothing was built: ${left.length} left before the site may go public (npm run ready says what to do); ALLOW_PLACEHOLDERS=1 builds a trial that says so on every page.`,
  ].join('\n');

/**
 * Stops a build with facts that cannot be right, and a production build (`SITE_URL` is set) that must
 * not be published: it shows invented data, makes promises that nobody has confirmed, or has no backend,
 * so that every lead would be lost. The dev server only reports this. Exits instead of throwing, because
 * Docusaurus would print two stack traces around the sentences.
 */
export async function stopRefused(environment: Environment): Promise<void> {
  const facts = await readFacts();
  const left = environment.SITE_URL
    ? whatDataLeaves(environment, facts)
    : findings('fact', facts.wrong);
  if (left.length === 0) return;
  if (environment.NODE_ENV === 'development') {
    console.error(left.map(({sentence}) => sentence).join('\n'));
    return;
  }
  console.error(refusal(left));
  process.exit(1);
}

/**
 * Writes a file into a build for a public address, trials too, so that the server does not serve it on a database
 * that may lose requests. With Supabase there is no such file: our server gets no requests.
 */
export const publicBuild =
  ({SITE_URL, SUPABASE_URL}: Environment) =>
  ({i18n}: Pick<LoadContext, 'i18n'>): Plugin => ({
    name: 'public-build',
    async postBuild({outDir}) {
      if (!SITE_URL || SUPABASE_URL || i18n.currentLocale !== DEFAULT_LOCALE) return;
      await fs.promises.writeFile(
        path.join(outDir, PUBLIC_BUILD),
        'This build is for a public address.\n',
      );
    },
  });
