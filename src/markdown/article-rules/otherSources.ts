/** Checks of the files beside the texts: drawings, whatever else is in `static/`, and messages. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {codeHash, learned} from '../diskCache';
import {drawingFrom} from '../drawings';
import {everyFile, filesIn, NOT_READ} from '../files';
import {jsonFault, lineOfId, messageFiles} from '../messages';
import {isRaster} from '../pictures';
import {find, type Found, inFile, type Sayings} from './found';
import {LEFTOVERS} from './words';

/** Pictures of the project's own; photographs belong into photos/, which ships smaller copies. */
const OWN = ['static/favicon.ico', 'static/apple-touch-icon.png', 'static/brand/logo.png'];
const BRAND = ['static/brand/mark.svg', 'static/brand/logo.png'];

const MESSAGES =
  /^(?:code|code\.source|search-synonyms|docusaurus-plugin-content-(?:blog\/options|docs\/current)|docusaurus-theme-classic\/\w+)\.json$/;

const IN_MESSAGES: Sayings = {
  'it has a tag ($&), and no English message has one; leave it out': /<[a-z/!][^>]*>?/gi,
  'it would be shown as it is written; leave out stars, links and entities': /\*\*|\]\(|&#?\w+;/g,
  ...LEFTOVERS,
};

/** Files that run when they are opened, less the plain proofs that search engines ask for. */
const RUNS = /\.[cm]?js$|\.x?html?$|\.xml$|\.svgz$/i;
const IS_PROOF = /^(?!.*(?:<script|<\?xml-stylesheet|xmlns|<html|<body|<meta))/is;

const DRAWINGS = codeHash(require.resolve('../drawings'));

/** @param folder the real path of `static/` */
async function staticProblem(
  siteDir: string,
  file: string,
  folder: string,
): Promise<string | null> {
  const real = await fs.realpath(path.join(siteDir, file));
  if (!real.startsWith(folder + path.sep))
    return 'is a link to a file elsewhere, which would be published; put the file itself here';
  const bytes = await fs.readFile(path.join(siteDir, file));
  const problem =
    /\.svg$/i.test(file) && (await learned(DRAWINGS, bytes, () => drawingFrom(bytes).problem));
  if (problem) return problem;
  if (file.startsWith('static/brand/') && !BRAND.includes(file) && !NOT_READ.test(file))
    return 'is read by nothing; name your logo mark.svg or logo.png';
  if (isRaster(file) && !OWN.includes(file))
    return 'would be published as it is, with the place where it was taken; move it into photos/ and write its name alone';
  if (RUNS.test(file) && (/js$|svgz$/i.test(file) || !IS_PROOF.test(bytes.toString())))
    return 'would run as a page of ours when somebody opens it; leave it out';
  return null;
}

/** The problems of files in `static/`, by file. */
export async function staticProblems(siteDir: string): Promise<[file: string, problem: string][]> {
  const files = everyFile(path.join(siteDir, 'static')).map((name) => `static/${name}`);
  if (files.length === 0) return [];
  const folder = await fs.realpath(path.join(siteDir, 'static'));
  const problems = await Promise.all(files.map((file) => staticProblem(siteDir, file, folder)));
  return files.flatMap((file, index) => (problems[index] ? [[file, problems[index]]] : []));
}

const inWords = (text: string, id: string, words: string): Found[] =>
  find(words, IN_MESSAGES).map(({problem}) => ({
    line: lineOfId(text, id),
    problem: `${id}: ${problem}`,
  }));

/** The problems of the names that `company/` gives, by file. */
export async function labelProblems(
  siteDir: string,
): Promise<[file: string, problems: string[]][]> {
  const files = filesIn(path.join(siteDir, 'company'), /^\w+\.json$/).map(
    (name) => `company/${name}`,
  );
  const check = async (file: string): Promise<[string, string[]]> => {
    const text = await fs.readFile(path.join(siteDir, file), 'utf8');
    const fault = await jsonFault(text);
    if (fault) return [file, inFile([fault])];
    const found = Object.entries(JSON.parse(text) as Record<string, unknown>).flatMap(
      ([id, words]) => {
        const isNamed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && typeof words === 'string' && words;
        const problem = `${id}: write a name of lowercase letters, numbers and hyphens, and its words: "flat-roof": "Flat roof"`;
        return isNamed ? inWords(text, id, words) : [{line: lineOfId(text, id), problem}];
      },
    );
    return [file, inFile(found)];
  };
  return Promise.all(files.map(check));
}

/** The problems of a language's messages, by file. */
export async function messageProblems(
  siteDir: string,
  locale: string,
): Promise<[file: string, problems: string[]][]> {
  const files = await messageFiles(locale, siteDir);
  return files.map(({file, text, fault, messages}) => {
    if (!MESSAGES.test(file.slice(`i18n/${locale}/`.length)))
      return [file, ['is read by nothing; the messages are in code.json']];
    const found = Object.entries(messages).flatMap(([id, {message}]) => inWords(text, id, message));
    return [file, inFile(fault ? [fault] : found)];
  });
}
