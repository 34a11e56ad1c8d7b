/**
 * Says what is left before the site may go public, and stops a production build (`SITE_URL`)
 * while anything is.
 *
 * Order: `stopRefused` in the configuration, before anything is built.
 */
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {company, isGiven} from '../../data/company';
import {type Environment, isOn} from '../../data/environment';
import {PUBLIC_BUILD} from '../../data/publicBuild';
import {DEFAULT_LOCALE, LOCALES} from '../../language/locales';
import {problemsWith} from '../../lib/companyRules';
import {secrets} from '../../lib/secrets';
import {companyTexts, type Placeholder} from '../company';
import {MARK} from '../link-previews';

export type Left = {
  kind: 'placeholder' | 'fact' | 'claim' | 'picture' | 'setting' | 'backend' | 'translation';
  /** One sentence: the problem, its file, what to do. */
  sentence: string;
};

/** The facts that the owner answers for, and the pictures that pages show. */
export type Facts = {
  replaceable: readonly Placeholder[];
  /** The list in which the owner confirms what the texts promise. */
  promises: string;
  wrong: readonly string[];
  /** Paths of drawings as pages write them: `/img/flags/es.svg`. */
  pictures: readonly string[];
};

/** Whether the build goes to a public address although it shows invented data. */
export const isTrial = (environment: Environment): boolean =>
  Boolean(environment.SITE_URL) && isOn(environment.ALLOW_PLACEHOLDERS);

const invented = (replaceable: readonly Placeholder[]): string[] =>
  replaceable
    .filter(({placeholder}) => placeholder)
    .map(({name, file}) => `Still invented: ${name}, in ${file}.`);

const absent = (pictures: readonly string[], isThere: (file: string) => boolean): string[] =>
  pictures
    .filter((src) => !isThere(`static${src}`))
    .map((src) => `No picture: a page shows static${src}, which does not exist; put it there.`);

/** The list in which the owner confirms what the texts promise. */
const PROMISES = 'company/promises.md';

const ITEM = /^- \[(?<mark>[^\]]*)\] ?(?<promise>.*?)\.?(?: \(`(?<restsOn>[^`]+)`\))?$/;

/** Whether the site makes a promise that rests on that fact or file. */
const isMade = (restsOn: string, isThere: (file: string) => boolean): boolean =>
  restsOn in company ? isGiven(restsOn as keyof typeof company) : isThere(restsOn);

/** What is left to do in the list of promises, a sentence for each line. */
function unconfirmed(text: string, isThere: (file: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const {mark, promise, restsOn} = ITEM.exec(line)?.groups ?? {};
    if (mark === undefined) return [];
    const place = `${PROMISES}, line ${index + 1}`;
    if (restsOn && !restsOn.includes('/') && !(restsOn in company)) {
      return [`${place}: “${restsOn}” is no fact of src/data/company.ts.`];
    }
    if (mark === 'x' || mark === '-' || (restsOn && !isMade(restsOn, isThere))) return [];
    return mark === ' '
      ? [`Not confirmed: “${promise}” (${place}).`]
      : [`${place}: write [x] where you keep it, [-] where no text says it, [ ] until you know.`];
  });
}

function unset(environment: Environment): string[] {
  const {SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, EMBEDDED_API} = environment;
  return [
    ...secrets(environment),
    !SITE_URL && 'SITE_URL is not set: set it to the public address, https://www.example.com.',
    !SUPABASE_URL &&
      !isOn(EMBEDDED_API) &&
      'SUPABASE_URL is not set, so the forms would have nowhere to send a lead: set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or EMBEDDED_API=1 where the site is served by its own server.',
    Boolean(SUPABASE_URL) &&
      !SUPABASE_PUBLISHABLE_KEY &&
      'SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY: set both.',
  ].filter((one) => typeof one === 'string');
}

export const findings = (kind: Left['kind'], sentences: readonly string[]): Left[] =>
  sentences.map((sentence) => ({kind, sentence}));

/**
 * What is left to do in data, settings and pictures; empty for nothing. A trial may show invented data,
 * but needs its settings.
 */
export function whatDataLeaves(
  environment: Environment,
  {replaceable, promises, wrong, pictures}: Facts,
  isThere: (file: string) => boolean = fs.existsSync,
): Left[] {
  const settings = findings('setting', unset(environment));
  if (isTrial(environment)) return settings;
  return [
    ...findings('placeholder', invented(replaceable)),
    ...findings('fact', wrong),
    ...findings('claim', unconfirmed(promises, isThere)),
    ...findings('picture', absent(pictures, isThere)),
    ...settings,
  ];
}

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
    : findings('fact', [...facts.wrong, ...secrets(environment)]);
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
