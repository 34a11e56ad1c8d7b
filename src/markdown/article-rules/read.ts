import {isUtf8} from 'node:buffer';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';

import {cached} from '../diskCache';
import {unreadableFacts} from './facts';
import {blanked, inFile} from './found';
import {parseMdx} from '../mdxParser.cjs';
import {plainTree} from './plain';
import {unreadableProblems} from './unreadable';

/** The text of an article: as parsed, as written, and the number of its first line in the file. */
export type Body = {tree: Root; source: string; firstLine: number};

export type Read = {
  /**
   * `body` is null if the text is not valid MDX; `rest` is the text parsed without unclosed tags. `head`
   * is the front matter as written.
   */
  file?: {
    frontMatter: Record<string, unknown>;
    body: Body | null;
    rest?: Body | null;
    head: string;
  };
  /** What makes the file unreadable, in words for its writer. */
  problems: string[];
};

const FENCES =
  'begin the file with a line ---, then the facts (title: "…" and so on), then another line ---, then the text';

/** Parsed texts, by a hash of the parser and the text. `npm ci` clears the folder. */
const CACHE = path.resolve('node_modules/.cache/articles');

/** Hash of the files, beside the text, on which a parsed text depends. */
const PARSER = createHash('sha256');
for (const file of ['../mdxParser.cjs', '../../../package-lock.json']) {
  PARSER.update(readFileSync(path.join(__dirname, file)));
}

/** Parsing all texts takes two of the three seconds of a check, and few have changed since the last one. */
async function parseOnce(source: string): Promise<Root> {
  const file = path.join(CACHE, PARSER.copy().update(source).digest('hex'));
  return deserialize(await cached(file, async () => serialize(await parseMdx(source)))) as Root;
}

/** The parser's message, and the line it is about: for an unclosed tag, the line of the tag. */
function whereIn(error: unknown): {reason: string; line: number} {
  const {reason, line} = error as {reason?: string; line?: number};
  if (reason === undefined) throw error;
  return {reason, line: Number(/\((?<line>\d+):[\d:-]+\)/.exec(reason)?.groups?.line ?? line ?? 1)};
}

/** Parses a text after blanking the tags of the faulty lines, one by one; null if that does not help. */
async function withoutTags(source: string, line: number): Promise<Root | null> {
  const less = source
    .split('\n')
    .map((text, index) => (index === line - 1 ? text.replace(/<[^<>]*>/g, blanked) : text))
    .join('\n');
  if (less === source) return null;
  return parseOnce(less).catch((error: unknown) => withoutTags(less, whereIn(error).line));
}

async function readBytes(filePath: string, bytes: Buffer): Promise<Read> {
  if (!isUtf8(bytes)) {
    return {
      problems: [
        'is not saved as UTF-8, so accents and quotation marks would break; save it again with the encoding UTF-8',
      ],
    };
  }
  const content = bytes.toString().replace(/^\ufeff/, '');
  if (content.trim() === '') return {problems: [`is empty; ${FENCES}`]};
  const [head] = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(content) ?? [];
  if (!head) return {problems: [`has no facts at the top; ${FENCES}`]};
  let frontMatter: Record<string, unknown>;
  try {
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: content}));
  } catch (error) {
    return {problems: [unreadableFacts(head, error)]};
  }
  const source = content.slice(head.length);
  const firstLine = head.split('\n').length;
  if (filePath.endsWith('.md'))
    return {
      file: {frontMatter, body: {tree: plainTree(source), source, firstLine}, head},
      problems: [],
    };
  try {
    const body = {tree: await parseOnce(source), source, firstLine};
    return {file: {frontMatter, body, head}, problems: []};
  } catch (error) {
    const {reason, line} = whereIn(error);
    const problems = inFile(unreadableProblems(source, reason, line), firstLine);
    const tree = await withoutTags(source, line);
    const rest = tree && {tree, source, firstLine};
    return {file: {frontMatter, body: null, rest, head}, problems};
  }
}

/** Each text is read once: gray-matter reports broken facts only the first time. */
const known = new Map<string, Promise<Read>>();

/** Reads an article or a copy; without `file` if it cannot be split into facts and text. */
export async function readMarkdown(filePath: string): Promise<Read> {
  const bytes = await fs.readFile(filePath);
  const key = path.extname(filePath) + bytes.toString('latin1');
  const read = known.get(key) ?? readBytes(filePath, bytes);
  known.set(key, read);
  return read;
}
