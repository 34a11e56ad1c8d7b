/** Checks of the files beside the texts: drawings, whatever else is in `static/`, and messages. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {posixPath} from '@docusaurus/utils';

import {drawingProblem} from '../drawings';
import {isRaster} from '../pictures';
import {find, inFile, lineAt, type Sayings} from './found';
import {isFile} from './otherFiles';
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

/** Files that Windows and Macs leave in folders. */
export const OF_SYSTEMS = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/i;

const filesIn = (siteDir: string, folder: string): string[] =>
  existsSync(path.join(siteDir, folder))
    ? readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .map(posixPath)
        .sort()
    : [];

/** Files that run when they are opened, less the plain proofs that search engines ask for. */
const RUNS = /\.[cm]?js$|\.x?html?$|\.xml$/i;
const IS_PROOF = /^(?!.*(?:<script|<\?xml-stylesheet|xmlns|<html|<body|<meta))/is;

function staticProblem(file: string, bytes: Buffer): string | null {
  const problem = /\.svg$/i.test(file) && drawingProblem(bytes);
  if (problem) return problem;
  if (file.startsWith('static/brand/') && !BRAND.includes(file) && !OF_SYSTEMS.test(file))
    return 'is read by nothing; name your logo mark.svg or logo.png';
  if (isRaster(file) && !OWN.includes(file))
    return 'would be published as it is, with the place where it was taken; move it into photos/ and write its name alone';
  if (RUNS.test(file) && (/js$/i.test(file) || !IS_PROOF.test(bytes.toString())))
    return 'would run as a page of ours when somebody opens it; leave it out';
  return null;
}

/** The problems of files in `static/`, by file. */
export function staticProblems(siteDir: string): Map<string, string> {
  const found = filesIn(siteDir, 'static')
    .map((name) => `static/${name}`)
    .filter((file) => isFile(siteDir, file))
    .map((file) => [file, staticProblem(file, readFileSync(path.join(siteDir, file)))] as const);
  return new Map(found.filter((one): one is [string, string] => one[1] !== null));
}

/** What is wrong with how a file of messages is saved, in words; null if nothing is. */
export const encodingProblem = (text: string): string | null =>
  /^\ufeff|[\ufffd\0]/.test(text)
    ? 'is not saved as plain UTF-8; save it again with the encoding UTF-8, without BOM'
    : null;

/** Why parsed messages are none, in words; null if they are. */
export const shapeProblem = (
  messages: Record<string, {message?: unknown} | null>,
): string | null =>
  Object.values(messages).some((one) => typeof one?.message !== 'string')
    ? 'has words without "message" before them; it has to be like the file of another language'
    : null;

function messageProblems(text: string): string[] {
  const encoding = encodingProblem(text);
  if (encoding) return [encoding];
  let messages: Record<string, {message?: unknown}>;
  try {
    messages = JSON.parse(text) as typeof messages;
  } catch {
    return ['cannot be read; npm run translations says in which line'];
  }
  const shape = shapeProblem(messages);
  if (shape) return [shape];
  return inFile(
    Object.entries(messages).flatMap(([id, {message}]) =>
      find(message as string, IN_MESSAGES).map(({problem}) => ({
        line: lineAt(text, text.indexOf(`${JSON.stringify(id)}:`)),
        problem: `${id}: ${problem}`,
      })),
    ),
  );
}

/** The problems of a language's messages, by file. */
export function catalogProblems(siteDir: string, locale: string): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  const folder = `i18n/${locale}`;
  for (const name of filesIn(siteDir, folder).filter((one) => one.endsWith('.json'))) {
    const found = MESSAGES.test(name)
      ? /synonyms|source/.test(name)
        ? []
        : messageProblems(readFileSync(path.join(siteDir, folder, name), 'utf8'))
      : ['is read by nothing; the messages are in code.json'];
    if (found.length > 0) problems.set(`${folder}/${name}`, found);
  }
  return problems;
}
