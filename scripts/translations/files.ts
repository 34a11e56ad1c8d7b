import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../server/cli';
import {LABELS} from '../../src/data/labels';
import {SITE_TEXT} from '../../src/data/siteText';
import {DEFAULT_LOCALE} from '../../src/language/locales';
import {COPIES, filesIn, jsonFault, type Messages} from '../../src/markdown';
import {sourceHash, type Copy, type Marks} from './status';

const I18N = 'i18n';
export const messagesFile = (locale: string) => `${I18N}/${locale}/code.json`;
const marksFile = (locale: string) => `${I18N}/${locale}/code.source.json`;

/** @throws UserError with the line where the file cannot be read */
async function readJson<T>(file: string, fallback: T): Promise<T> {
  const text = await fs.readFile(file, 'utf8').catch(() => null);
  if (text === null) return fallback;
  const fault = await jsonFault(text);
  if (fault) throw new UserError(`${file}, line ${fault.line}: ${fault.problem}`);
  return JSON.parse(text) as T;
}

/** Every message of the site's own code, configuration and `company/`, by id, in English as the site words it. */
export async function englishMessages(): Promise<Record<string, string>> {
  const files = filesIn('src', /\.tsx?$/);
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

/** Which English the messages of the site are of. */
export const messageMarks = (locale: string) => readJson<Marks>(marksFile(locale), {});

/** The translated messages of the site, and which English they are of. */
export const messagesIn = async (locale: string) => ({
  messages: await readJson<Messages>(messagesFile(locale), {}),
  marks: await messageMarks(locale),
});

export const writeMessages = (locale: string, messages: Messages) =>
  fs.writeFile(messagesFile(locale), `${JSON.stringify(messages, null, 2)}\n`);
/** One message a line, for whoever reads it. */
export const writeMarks = (locale: string, marks: Marks): Promise<void> => {
  const sorted = Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map((mark) => `  ${mark.map((one) => JSON.stringify(one)).join(': ')}`);
  return fs.writeFile(marksFile(locale), `{\n${lines.join(',\n')}\n}\n`);
};

const readMarkdown = async (filePath: string) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await fs.readFile(filePath, 'utf8')});

async function hashIn(file: string): Promise<string | null | undefined> {
  const {frontMatter, content} = await readMarkdown(file);
  return sourceHash(frontMatter, content);
}

async function markIn(file: string): Promise<string | undefined> {
  const {source} = (await readMarkdown(file)).frontMatter;
  return source === undefined ? undefined : String(source);
}

/** All Markdown of the site with one language's copies of it. */
export async function copiesIn(locale: string): Promise<Copy[]> {
  const folders = COPIES.map(async ({copies, english: folder}) => {
    const copyFolder = `${I18N}/${locale}/${copies}`;
    const texts = filesIn(folder, /\.mdx?$/);
    const translated = filesIn(copyFolder, /\.mdx?$/);
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
