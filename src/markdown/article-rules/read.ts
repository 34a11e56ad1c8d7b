import {isUtf8} from 'node:buffer';
import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';

import {codeHash, learned} from '../diskCache';
import {unreadableFacts} from './facts';
import {blanked, damage, type Found, inFile} from './found';
import {parseMdx, prepared} from '../mdx';
import {parsePlain} from '../plainParser.cjs';
import {unreadable} from './unreadable';

/** The text of an article: as the build parses it, and as written, with blanks in the place of the facts. */
export type Body = {tree: Root; source: string};

export type Read = {
  /**
   * `body` is null if the text is not valid MDX; `rest` is what of it can be parsed. `head` is the front
   * matter as written.
   */
  file?: {
    frontMatter: Record<string, unknown>;
    body: Body | null;
    rest: Body | null;
    head: string;
  };
  /** What makes the file unreadable, in words for its writer. */
  problems: string[];
};

const FENCES =
  'begin the file with a line ---, then the facts (title: "…" and so on), then another line ---, then the text';

const PARSER = codeHash(
  ...['../mdx.ts', '../plainParser.cjs', '../../../package-lock.json'].map((file) =>
    path.join(__dirname, file),
  ),
);

/** Parsing all texts takes two of the three seconds of a check, and few have changed since the last one. */
const parseOnce = (source: string, isPlain = false): Promise<Root> =>
  learned(PARSER, `${isPlain}\n${source}`, () => (isPlain ? parsePlain : parseMdx)(source));

/**
 * The tree of a text, and what keeps lines of it from being parsed: their signs are blanked one line
 * after the other, so that the rules see the rest. A pasted web page has hundreds: after `most`, it stops.
 *
 * @param file with its facts, as the build gets it
 */
async function parseAll(
  source: string,
  most = 20,
  file = source,
): Promise<{tree: Root | null; found: Found[]}> {
  try {
    return {tree: await parseOnce(file), found: []};
  } catch (error) {
    const {line, problem, less} = unreadable(source, error);
    const isEnd = less === source || most === 1;
    const {tree, found} = isEnd ? {tree: null, found: []} : await parseAll(less, most - 1);
    return {tree, found: [{line, problem}, ...found]};
  }
}

async function readBytes(filePath: string, bytes: Buffer): Promise<Read> {
  if (!isUtf8(bytes)) {
    return {
      problems: [
        'is not saved as UTF-8, so accents and quotation marks would break; save it again with the encoding UTF-8',
      ],
    };
  }
  const isPlain = filePath.endsWith('.md');
  const written = bytes.toString().replace(/^\ufeff/, '');
  const fault = damage(written);
  if (fault) return {problems: inFile([fault])};
  const content = isPlain ? written : prepared(written);
  if (content.trim() === '') return {problems: [`is empty; ${FENCES}`]};
  const [head] = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(content) ?? [];
  if (!head) return {problems: [`has no facts at the top; ${FENCES}`]};
  let frontMatter: Record<string, unknown>;
  try {
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: content}));
  } catch (error) {
    return {problems: [unreadableFacts(head, error)]};
  }
  const source = blanked(head) + content.slice(head.length);
  const {tree, found} = isPlain
    ? {tree: await parseOnce(source, true), found: []}
    : await parseAll(source, 20, content);
  const rest = tree ? {tree, source} : null;
  const body = found.length > 0 ? null : rest;
  return {file: {frontMatter, body, rest, head}, problems: inFile(found)};
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
