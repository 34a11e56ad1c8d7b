import fs from 'node:fs/promises';

import {isOn, type Environment} from '../../src/data/environment';
import {companyTexts} from '../../src/plugins/company';
import {readMark} from '../../src/plugins/link-previews';
import {findings, isTrial, type Left, readFacts, whatDataLeaves} from '../../src/plugins/readiness';
import {TOKENS} from '../../src/plugins/support/colors';
import {company} from '../../src/data/company';
import {DEFAULT_LOCALE, isLocaleCode} from '../../src/language/locales';
import {checkAll} from '../../src/markdown';
import {hardToRead, recolored} from '../brand/colors';
import {readBrand, squared} from '../brand/logo';
import {answerChecks} from '../smoke/api';
import {reasonOf} from '../smoke/ask';
import {englishMessages} from '../translations/files';
import {findings as findingsIn, languages, MEANING, placeOf} from '../translations/findings';
import type {Finding} from '../translations/status';

/** What is wrong with the functions of the Supabase project, a sentence each. */
async function unreachable(environment: Environment): Promise<string[]> {
  const {SUPABASE_URL: origin, SUPABASE_PUBLISHABLE_KEY: key, EMBEDDED_API} = environment;
  // The site's own server does not run yet; the settings report missing values.
  if (isOn(EMBEDDED_API) || !origin || !key) return [];
  const problems = Object.entries(answerChecks({origin, key})).map(async ([name, check]) => {
    const problem = await check().catch(reasonOf);
    return problem === null ? [] : `The check “${name}” fails at ${origin}: ${problem}.`;
  });
  return (await Promise.all(problems)).flat();
}

/** Problems of the files in `company/`, a sentence each; what is invented is deleted, not corrected. */
async function unusable(): Promise<string[]> {
  const reports = await checkAll('.', [DEFAULT_LOCALE], new Date());
  const texts = await companyTexts();
  const isInvented = (name: string) => texts.some((one) => one.file === name && one.placeholder);
  return reports
    .filter(({file}) => file.startsWith('company/') && !isInvented(file))
    .flatMap(({file, facts, text}) => [...facts, ...text].map((problem) => `${file}, ${problem}.`));
}

/** Problems of the logo, outdated icons and colors, and texts with too little contrast. */
async function unbranded(): Promise<string[]> {
  const brand = await readBrand();
  if (brand.problem !== null) return [brand.problem];
  const css = await fs.readFile(TOKENS, 'utf8');
  const icon = await fs.readFile('static/favicon.svg', 'utf8').catch(() => null);
  const isOld = brand.mark !== readMark().svg || (icon !== null && icon !== squared(brand.mark));
  return [
    isOld &&
      'Icons outdated: they show another logo than static/brand/; npm run brand draws them anew.',
    recolored(css, company.colors).tokens !== css &&
      `Colors outdated: ${TOKENS} has others than src/data/company.ts; npm run brand writes them.`,
    ...hardToRead(css),
  ].filter((one) => typeof one === 'string');
}

async function findTranslations(): Promise<Finding[]> {
  const english = await englishMessages();
  const locales = languages.filter(isLocaleCode);
  return (await Promise.all(locales.map((locale) => findingsIn(locale, english)))).flat();
}
let found: Promise<Finding[]> | undefined;
const translations = (): Promise<Finding[]> => (found ??= findTranslations());

/** A missing copy, or what is still English in one that is begun. */
const isShownInEnglish = ({kind, file}: Finding): boolean =>
  kind === 'missing' && /\.mdx?$/.test(file);

const sentenceOf = (finding: Finding): string =>
  `${placeOf(finding)}: ${finding.problem ?? MEANING[finding.kind]} (npm run translations).`;

/** What pages show in English until it is translated, a sentence each. Nothing has to wait for it. */
export const shownInEnglish = async (): Promise<string[]> =>
  (await translations()).filter(isShownInEnglish).map(sentenceOf);

const untranslated = async (): Promise<string[]> =>
  (await translations())
    .filter(
      (one) =>
        ['missing', 'stale', 'faulty', 'broken'].includes(one.kind) && !isShownInEnglish(one),
    )
    .map(sentenceOf);

/**
 * Everything that is left before the site may go public, for `npm run ready` and the build. A trial is
 * checked only for its settings, and for unreadable files in `company/`.
 */
export async function whatIsLeft(environment: Environment): Promise<Left[]> {
  const data = [
    ...findings('fact', await unusable()),
    ...whatDataLeaves(environment, await readFacts()),
  ];
  if (isTrial(environment)) return data;
  return [
    ...data,
    ...findings('picture', await unbranded()),
    ...findings('backend', await unreachable(environment)),
    ...findings('translation', await untranslated()),
  ];
}
