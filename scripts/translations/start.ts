/** `--start`: the beginning of a copy, for a translator to go on with. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../server/cli';
import {LANGUAGE_FIELDS, readMarkdown} from '../../src/markdown';
import {copiesIn} from './files';

type Facts = Record<string, unknown>;

/** A fact as YAML, in quotation marks: the words may have a colon. */
function factLines(field: string, value: unknown): string[] {
  if (value && typeof value === 'object') {
    const inner = Object.entries(value).map(
      ([name, words]) => `  ${name}: ${JSON.stringify(words)}`,
    );
    return [`${field}:`, ...inner];
  }
  return [`${field}: ${JSON.stringify(value)}`];
}

/**
 * A copy with the text facts and the English body, all to be translated. It has no mark, so
 * `npm run translations` lists it as unmarked until a translator marks it.
 */
export function copyOf(facts: Facts, text: string): string {
  const lines = LANGUAGE_FIELDS.filter((field) => facts[field] !== undefined).flatMap((field) =>
    factLines(field, facts[field]),
  );
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

/** The name of a text, from its slug, file name or path. */
const slugOf = (text: string): string => path.parse(text).name;

export async function startCopy(locale: string, article: string): Promise<void> {
  const copies = (await copiesIn(locale)).filter(({hash}) => typeof hash === 'string');
  const found =
    copies.find(({english}) => english === article) ??
    copies.find(({english}) => slugOf(english) === slugOf(article));
  if (!found) {
    const names = copies
      .filter(({mark}) => mark === null)
      .map(({english}) => path.basename(english));
    throw new UserError(
      `There is no article, service, page, review or person "${article}" to translate. ${names.length > 0 ? `Without a copy in ${locale}: ${names.join(', ')}` : `All have a copy in ${locale}`}.`,
    );
  }
  const {english, copy} = found;
  if (found.mark !== null)
    throw new UserError(`${copy} is there already; open it and go on with it.`);
  const {file, problems} = await readMarkdown(english);
  if (!file?.body) throw new UserError(`${english}: ${problems.join('\n')}`);
  await fs.mkdir(path.dirname(copy), {recursive: true});
  await fs.writeFile(copy, copyOf(file.frontMatter, file.body.source));
  console.log(
    `${copy} is begun: translate the words between the quotation marks and the text below. When it is done: npm run translations -- --mark ${copy}`,
  );
}
