/** Reads and marks the English and its translations. */
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../server/cli';
import {SITE_TEXT} from '../../src/data/siteText';
import {DEFAULT_LOCALE} from '../../src/language/locales';
import {COPIES} from '../../src/markdown';
import {jsonFault, type MessageFile} from './json';
import {hashOf, sourceHash, withSource, type Copy, type Marks, type Messages} from './status';

const I18N = 'i18n';
export const messagesFile = (locale: string) => `${I18N}/${locale}/code.json`;
const marksFile = (locale: string) => `${I18N}/${locale}/code.source.json`;

const readText = (file: string): Promise<string | null> =>
  fs.readFile(file, 'utf8').catch(() => null);

/** @throws UserError with the line where the file cannot be read */
async function readJson<T>(file: string, fallback: T): Promise<T> {
  const text = await readText(file);
  if (text === null) return fallback;
  const fault = jsonFault(text);
  if (fault) throw new UserError(`${file}, line ${fault.line}: ${fault.problem}`);
  return JSON.parse(text) as T;
}

/** The files of a folder and those below it, with slashes, but for those whose names begin with `_`. */
export async function filesUnder(folder: string, extension: RegExp): Promise<string[]> {
  const names = await fs.readdir(folder, {recursive: true}).catch(() => []);
  return names
    .filter((name) => extension.test(name) && !path.basename(name).startsWith('_'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Every message of the site's own code and configuration, by id, in English as the site words it. */
export async function englishMessages(): Promise<Record<string, string>> {
  const files = await filesUnder('src', /\.tsx?$/);
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.resolve('src', file)),
    getBabelOptions({isServer: true}),
  );
  const messages: Record<string, string> = {...SITE_TEXT};
  for (const {translations} of extracted) {
    for (const [id, {message}] of Object.entries(translations)) {
      if (!id.startsWith('theme.')) messages[id] = message;
    }
  }
  const file = messagesFile(DEFAULT_LOCALE);
  for (const [id, {message}] of Object.entries(await readJson<Messages>(file, {}))) {
    if (!(id in messages)) throw new UserError(`${file}: “${id}” is no message of the site.`);
    messages[id] = message;
  }
  return messages;
}

/** All files of a language that are JSON; marks and synonyms, which have a form of their own, hold no messages. */
export async function messageFiles(locale: string): Promise<MessageFile[]> {
  const names = await filesUnder(path.join(I18N, locale), /\.json$/);
  return Promise.all(
    names.map(async (name) => {
      const file = `${I18N}/${locale}/${name}`;
      const text = (await readText(file)) ?? '{}';
      const fault = jsonFault(text);
      const holdsMessages = !fault && !/source\.json|synonyms/.test(name);
      return {file, text, fault, messages: holdsMessages ? (JSON.parse(text) as Messages) : {}};
    }),
  );
}

export const translatedMessages = (locale: string) => readJson<Messages>(messagesFile(locale), {});
export const messageMarks = (locale: string) => readJson<Marks>(marksFile(locale), {});

/** Records that the messages of a language match the current English. */
export async function markMessages(locale: string): Promise<number> {
  const [english, translated] = await Promise.all([englishMessages(), translatedMessages(locale)]);
  const marks = Object.fromEntries(
    Object.entries(english)
      .filter(([id]) => translated[id])
      .map(([id, message]) => [id, hashOf(message)])
      .sort(),
  );
  await fs.writeFile(marksFile(locale), `${JSON.stringify(marks, null, 2)}\n`);
  return Object.keys(marks).length;
}

async function readMarkdown(filePath: string) {
  const fileContent = await fs.readFile(filePath, 'utf8');
  return DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
}

/** The hash of an English text; null for a draft, which needs no copy. */
async function hashIn(file: string): Promise<string | null> {
  const {frontMatter, content} = await readMarkdown(file);
  return frontMatter.draft === true ? null : sourceHash(frontMatter, content);
}

async function markIn(file: string): Promise<string | undefined> {
  const {source} = (await readMarkdown(file)).frontMatter;
  return source === undefined ? undefined : String(source);
}

/** All Markdown of the site with one language's copies of it. */
export async function copiesIn(locale: string): Promise<Copy[]> {
  const folders = COPIES.map(async ({copies, english: folder}) => {
    const copyFolder = `${I18N}/${locale}/${copies}`;
    const texts = await filesUnder(folder, /\.mdx$/);
    const translated = await filesUnder(copyFolder, /\.mdx$/);
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
    .filter(({hash, mark}) => hash !== null || mark !== null);
}

/** Records in a copy which English it translates. */
export async function markCopy(file: string, hash: string): Promise<void> {
  await fs.writeFile(file, withSource(await fs.readFile(file, 'utf8'), hash));
}
