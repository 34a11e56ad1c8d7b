/** `--diff`: what has changed in the English since a copy was marked. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {wordsOfFacts} from './copyFaults';
import {
  copyFolders,
  englishMessages,
  messageMarks,
  messagesFile,
  translatedMessages,
} from './files';
import {languages} from './findings';
import {relativePath} from './marking';
import {steps} from './sequence';
import {hashOf, sourceHash} from './status';

type Parts = {frontMatter: Record<string, unknown>; content: string};

const parse = (filePath: string, fileContent: string): Promise<Parts> =>
  DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});

/** The facts that are words, then the paragraphs: what a translator works through, in order. */
export function piecesOf({frontMatter, content}: Parts): string[] {
  const facts = [...wordsOfFacts(frontMatter)].map(([field, words]) => `${field}: ${words}`);
  const paragraphs = content
    .replaceAll('\r\n', '\n')
    // Rows and items are translated one by one.
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s?)/)
    .map((piece) => piece.trim());
  return [...facts, ...paragraphs.filter(Boolean)];
}

/** What is gone (`-`) and what is new (`+`), each with a line before it that stayed. */
export function changesIn(old: string[], now: string[]): string[] {
  const lines: string[] = [];
  let context: string | undefined;
  for (const step of steps(old, now)) {
    if (step.kind === 'same') {
      context = now[step.now];
      continue;
    }
    if (context !== undefined || lines.length === 0) lines.push('');
    if (context !== undefined) lines.push(`  ${context.replace(/\s+/g, ' ').slice(0, 70)}`);
    context = undefined;
    lines.push(step.kind === 'gone' ? `- ${old[step.old]!}` : `+ ${now[step.now]!}`);
  }
  return lines;
}

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return null;
  }
};

/** The English as it was when the copy was marked, from the history of git; null if it is not there. */
async function englishOf(file: string, mark: string): Promise<Parts | null> {
  const commits = git('log', '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const text = git('show', `${commit}:${file}`);
    if (text === null) continue;
    const parts = await parse(file, text);
    if (sourceHash(parts.frontMatter, parts.content) === mark) return parts;
  }
  return null;
}

/** The messages whose English has changed: as it is now, and the translation. */
async function messageChanges(locale: string): Promise<string[]> {
  const [english, translated, marks] = await Promise.all([
    englishMessages(),
    translatedMessages(locale),
    messageMarks(locale),
  ]);
  return Object.entries(english)
    .filter(([id, message]) => translated[id] && marks[id] && marks[id] !== hashOf(message))
    .flatMap(([id, message]) => [
      '',
      id,
      `  now in English: ${message}`,
      `  here: ${translated[id]!.message}`,
    ]);
}

async function copyChanges(copy: string): Promise<string[]> {
  for (const locale of languages) {
    for (const {copiesFolder, englishFolder, english, copies} of await copyFolders(locale)) {
      const name = copy.startsWith(`${copiesFolder}/`) ? copy.slice(copiesFolder.length + 1) : '';
      const mark = copies.get(name);
      if (!copies.has(name) || !english.has(name)) continue;
      const file = `${englishFolder}/${name}`;
      if (mark === english.get(name)) return [];
      const old = mark ? await englishOf(file, mark) : null;
      if (!old) {
        throw new UserError(
          `What has changed in ${file} cannot be told: ${mark ? 'its English of then is not in the history of git here (a copy of the project without its history has none)' : 'the copy was never marked'}. Compare ${copy} with ${file} from top to bottom, then --mark it.`,
        );
      }
      const now = await parse(file, await fs.readFile(file, 'utf8'));
      return changesIn(piecesOf(old), piecesOf(now));
    }
  }
  throw new UserError(
    `${copy} translates no English file; name a copy in i18n/, or i18n/vi/code.json.`,
  );
}

/** Prints what has changed in the English of a copy, or of the messages, since it was marked. */
export async function printDiff(target: string): Promise<void> {
  const file = relativePath(target);
  const locale = languages.find((code) => messagesFile(code) === file);
  const lines = locale ? await messageChanges(locale) : await copyChanges(file);
  console.log(
    lines.length === 0
      ? `${file}: the English is as it was when this was marked.`
      : `${file}: what has changed in the English since (- before, + now)\n${lines.join('\n')}`,
  );
}
