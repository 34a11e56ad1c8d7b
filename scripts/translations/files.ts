import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {DEFAULT_PARSE_FRONT_MATTER, posixPath} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../server/cli';
import {LABELS} from '../../src/data/labels';
import {SITE_TEXT} from '../../src/data/siteText';
import {DEFAULT_LOCALE} from '../../src/language/locales';
import {COPIES, shapeProblem} from '../../src/markdown';
import {jsonFault, type MessageFile} from './json';
import {isWordless, sourceHash, type Copy, type Marks, type Messages} from './status';

const I18N = 'i18n';
export const messagesFile = (locale: string) => `${I18N}/${locale}/code.json`;
const marksFile = (locale: string) => `${I18N}/${locale}/code.source.json`;

const readText = (file: string): Promise<string | null> =>
  fs.readFile(file, 'utf8').catch(() => null);

/** @throws UserError with the line where the file cannot be read */
async function readJson<T>(file: string, fallback: T): Promise<T> {
  const text = await readText(file);
  if (text === null) return fallback;
  const fault = await jsonFault(text);
  if (fault) throw new UserError(`${file}, line ${fault.line}: ${fault.problem}`);
  return JSON.parse(text) as T;
}

/** Paths of all files below a folder, with slashes, except those whose names begin with `_`. */
export async function filesUnder(folder: string, extension: RegExp): Promise<string[]> {
  const names = await fs.readdir(folder, {recursive: true}).catch(() => []);
  return names
    .filter((name) => extension.test(name) && !path.basename(name).startsWith('_'))
    .map(posixPath)
    .sort();
}

/** Every message of the site's own code, configuration and `company/`, by id, in English as the site words it. */
export async function englishMessages(): Promise<Record<string, string>> {
  const files = await filesUnder('src', /\.tsx?$/);
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.resolve('src', file)),
    getBabelOptions({isServer: true}),
  );
  const code = extracted.flatMap(({translations}) =>
    Object.entries(translations).flatMap(([id, {message}]) =>
      id.startsWith('theme.') ? [] : [[id, message]],
    ),
  );
  const messages: Record<string, string> = {...SITE_TEXT, ...LABELS, ...Object.fromEntries(code)};
  const file = messagesFile(DEFAULT_LOCALE);
  for (const [id, {message}] of Object.entries(await readJson<Messages>(file, {}))) {
    if (!(id in messages)) throw new UserError(`${file}: “${id}” is no message of the site.`);
    messages[id] = message;
  }
  return messages;
}

/** All JSON files of a language; those of marks and synonyms hold no messages. */
export async function messageFiles(locale: string): Promise<MessageFile[]> {
  const names = await filesUnder(path.join(I18N, locale), /\.json$/);
  return Promise.all(
    names.map(async (name) => {
      const file = `${I18N}/${locale}/${name}`;
      const text = (await readText(file)) ?? '{}';
      const unreadable = await jsonFault(text);
      if (unreadable || /source\.json|synonyms/.test(name))
        return {file, text, fault: unreadable, messages: {}};
      const messages = JSON.parse(text) as Messages;
      const problem = shapeProblem(messages);
      return problem
        ? {file, text, fault: {line: 1, problem}, messages: {}}
        : {file, text, fault: null, messages};
    }),
  );
}

export const translatedMessages = (locale: string) => readJson<Messages>(messagesFile(locale), {});
export const messageMarks = (locale: string) => readJson<Marks>(marksFile(locale), {});

export const writeMessages = (locale: string, messages: Messages) =>
  fs.writeFile(messagesFile(locale), `${JSON.stringify(messages, null, 2)}\n`);
/** One message a line, for whoever reads it. */
export const writeMarks = (locale: string, marks: Marks): Promise<void> => {
  const lines = Object.entries(marks).map(
    (mark) => `  ${mark.map((one) => JSON.stringify(one)).join(': ')}`,
  );
  return fs.writeFile(marksFile(locale), `{\n${lines.join(',\n')}\n}\n`);
};

async function readMarkdown(filePath: string) {
  const fileContent = await fs.readFile(filePath, 'utf8');
  return DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
}

/** The hash of an English text; undefined of a draft, null where there is nothing to translate. */
async function hashIn(file: string): Promise<string | null | undefined> {
  const {frontMatter, content} = await readMarkdown(file);
  if (frontMatter.draft === true) return undefined;
  return isWordless(frontMatter, content) ? null : sourceHash(frontMatter, content);
}

async function markIn(file: string): Promise<string | undefined> {
  const {source} = (await readMarkdown(file)).frontMatter;
  return source === undefined ? undefined : String(source);
}

/** All Markdown of the site with one language's copies of it. */
export async function copiesIn(locale: string): Promise<Copy[]> {
  const folders = COPIES.map(async ({copies, english: folder}) => {
    const copyFolder = `${I18N}/${locale}/${copies}`;
    const texts = await filesUnder(folder, /\.mdx?$/);
    const translated = await filesUnder(copyFolder, /\.mdx?$/);
    return Promise.all(
      [...new Set([...texts, ...translated])].map(async (name): Promise<Copy> => {
        const [english, copy] = [`${folder}/${name}`, `${copyFolder}/${name}`];
        const hash = texts.includes(name) ? await hashIn(english) : null;
        return {english, copy, hash, mark: translated.includes(name) ? await markIn(copy) : null};
      }),
    );
  });
  return (await Promise.all(folders))
    .flat()
    .filter(({hash, mark}) => typeof hash === 'string' || mark !== null);
}
