/** `--diff`: what has changed in the English since a copy was marked. */
import {execFileSync} from 'node:child_process';

import {toMessageRelativeFilePath} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {copiesIn, englishMessages, messagesFile, messagesIn} from './files';
import {languages} from './findings';

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
};

/** The messages whose English has changed: as it was and is, and the translation. */
async function messageChanges(locale: string): Promise<string[]> {
  const {messages, marks} = await messagesIn(locale);
  return Object.entries(await englishMessages()).flatMap(([id, message]) => {
    const before = marks[id]?.english ?? message;
    return before === message
      ? []
      : ['', id, `- ${before}`, `+ ${message}`, `  here: ${messages[id]?.message ?? ''}`];
  });
}

/** The lines that have changed since the commit that marked the copy, with those beside them. */
async function copyChanges(file: string): Promise<string[]> {
  const copies = (await Promise.all(languages.map(copiesIn))).flat();
  const {english, hash, mark} = copies.find(({copy}) => copy === file) ?? {mark: null};
  if (!english || typeof hash !== 'string' || mark === null)
    throw new UserError(
      `${file} translates no English file; name a copy in i18n/, or i18n/vi/code.json.`,
    );
  if (mark === hash) return [];
  const commit = git('log', '-1', '--format=%H', `-S${mark}`, '--', file).trim();
  const patch = commit && git('diff', '--no-color', '--unified=2', commit, '--', english);
  if (patch) return patch.split('\n').filter((line) => /^(?:@@|[-+ ](?![-+]{2} ).*\S)/.test(line));
  throw new UserError(
    `What has changed in ${english} cannot be told: the history of git here has no English of then. Compare ${file} with it from top to bottom, then --mark it.`,
  );
}

/** Prints what has changed in the English of a copy, or of the messages, since it was marked. */
export async function printDiff(target: string): Promise<void> {
  const file = toMessageRelativeFilePath(target);
  const locale = languages.find((code) => messagesFile(code) === file);
  const lines = locale ? await messageChanges(locale) : await copyChanges(file);
  console.log(
    lines.length === 0
      ? `${file}: the English is as it was when this was marked.`
      : `${file}: what has changed in the English since (- before, + now)\n${lines.join('\n')}`,
  );
}
