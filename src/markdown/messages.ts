/** Files of messages as their translators write them. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {Message, TransformFailure} from 'esbuild';

import {damage, type Found, lineAt} from './article-rules/found';
import {codeHash, learned} from './diskCache';
import {filesIn} from './files';

/** Messages of one file: what Docusaurus writes and reads. */
export type Messages = Record<string, {message: string; description?: string}>;

/** A file of messages: its text and its parsed messages, which are empty where the file has a fault. */
export type MessageFile = {file: string; text: string; fault: Found | null; messages: Messages};

/** The line of a message's id; 1 if it is not there. */
export function lineOfId(text: string, id: string): number {
  const index = text.indexOf(`${JSON.stringify(id)}:`);
  return index < 0 ? 1 : lineAt(text, index);
}

const CODE = codeHash(__filename, require.resolve('./article-rules/found'));

/** The first fault in the syntax of a file, with its line, in words for a translator; null without one. */
export const jsonFault = (text: string): Promise<Found | null> =>
  learned(CODE, text, () => faultIn(text));

async function faultIn(text: string): Promise<Found | null> {
  // Loaded on demand: esbuild does not load in jsdom, where tests read the English messages.
  const {transformSync} = await import('esbuild');
  if (/^\ufeff|[\ufffd\0]/.test(text)) {
    const problem =
      'is not saved as plain UTF-8; save it again with the encoding UTF-8, without BOM';
    return {line: 1, problem};
  }
  const control = damage(text);
  if (control) return control;
  try {
    const {warnings} = transformSync(text.trimEnd(), {loader: 'json', logLevel: 'silent'});
    JSON.parse(text);
    return twice(warnings);
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    return {
      line: first?.location?.line ?? 1,
      problem:
        'the file cannot be read from here on; look in this line and the one above for a comma, a bracket or a straight quotation mark that is missing or too many (write \\" for one within the words)',
    };
  }
}

/** An id that is there twice: the second one counts, and nobody sees the first. */
function twice([second]: Message[]): Found | null {
  if (!second) return null;
  const [, id] = /"(.*)"/.exec(second.text)!;
  const [{line: first}, {line}] = [second.notes[0]!.location!, second.location!];
  return {line, problem: `${id} is there twice (line ${first}); delete one of the two`};
}

/** All JSON files of a language; those of marks and synonyms hold no messages. */
export async function messageFiles(locale: string, siteDir = '.'): Promise<MessageFile[]> {
  const folder = `i18n/${locale}`;
  const names = filesIn(path.join(siteDir, folder), /\.json$/);
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(siteDir, folder, name), 'utf8');
      const file = {file: `${folder}/${name}`, text, messages: {}};
      const fault = await jsonFault(text);
      if (fault || /source\.json|synonyms/.test(name)) return {...file, fault};
      const messages = JSON.parse(text) as Messages;
      if (Object.values(messages).every((one) => typeof one?.message === 'string'))
        return {...file, fault, messages};
      const problem =
        'has words without "message" before them; it has to be like the file of another language';
      return {...file, fault: {line: 1, problem}};
    }),
  );
}
