/** `--diff`: what has changed in the English since a copy was marked. */
import {execFileSync} from 'node:child_process';

import {DEFAULT_PARSE_FRONT_MATTER, toMessageRelativeFilePath} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {copiesIn, englishMessages, messageMarks, messagesFile, translatedMessages} from './files';
import {languages} from './findings';
import {sourceHash} from './status';

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return null;
  }
};

/** The commit with the English that the copy was marked for; null if it is not in the history of git. */
async function commitOf(file: string, mark: string): Promise<string | null> {
  const commits = git('log', '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const text = git('show', `${commit}:${file}`);
    if (text === null) continue;
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: text,
    });
    if (sourceHash(frontMatter, content) === mark) return commit;
  }
  return null;
}

/** What is gone (`-`) and what is new (`+`) in a file since a commit, with the lines beside it. */
function changesSince(commit: string, file: string): string[] {
  const args = ['--no-color', '--no-ext-diff', '--ignore-cr-at-eol', '--unified=2'];
  const patch = git('diff', ...args, commit, '--', file) ?? '';
  return patch
    .slice(patch.indexOf('\n@@'))
    .split('\n')
    .filter((line) => /^[-+ ].*\S/.test(line) || line.startsWith('@@'))
    .map((line) => (line.startsWith('@@') ? '' : `${line[0]} ${line.slice(1)}`));
}

/** The messages whose English has changed: as it was and is, and the translation. */
async function messageChanges(locale: string): Promise<string[]> {
  const [translated, marks] = [await translatedMessages(locale), await messageMarks(locale)];
  return Object.entries(await englishMessages()).flatMap(([id, message]) => {
    const before = marks[id]?.english ?? message;
    return before === message
      ? []
      : ['', id, `- ${before}`, `+ ${message}`, `  here: ${translated[id]?.message ?? ''}`];
  });
}

async function copyChanges(file: string): Promise<string[]> {
  const all = (await Promise.all(languages.map(copiesIn))).flat();
  const {english, hash, mark} = all.find(({copy}) => copy === file) ?? {hash: null, mark: null};
  if (!english || typeof hash !== 'string' || mark === null)
    throw new UserError(
      `${file} translates no English file; name a copy in i18n/, or i18n/vi/code.json.`,
    );
  if (mark === hash) return [];
  const commit = mark ? await commitOf(english, mark) : null;
  if (commit) return changesSince(commit, english);
  throw new UserError(
    `What has changed in ${english} cannot be told: ${mark ? 'its English of then is not in the history of git here (a copy of the project without its history has none)' : 'the copy was never marked'}. Compare ${file} with ${english} from top to bottom, then --mark it.`,
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
