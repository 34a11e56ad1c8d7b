import fs from 'node:fs';

import {isOn, type Environment} from '../../data/environment';
import type {Placeholder} from '../company';
import {unconfirmed} from './promises';

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
