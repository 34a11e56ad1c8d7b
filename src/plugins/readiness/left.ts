import fs from 'node:fs';

import {company, isGiven} from '../../data/company';
import {isOn, type Environment} from '../../data/environment';
import type {Placeholder} from '../company';

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
export const PROMISES = 'company/promises.md';

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
