import fs from 'node:fs/promises';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {Body} from './body';
import {parseMdx} from './mdx-parser.cjs';

export type MarkdownFile = {
  frontMatter: Record<string, unknown>;
  /** Null if the text is not valid MDX. */
  body: Body | null;
};

const FENCES =
  'begin the file with a line ---, then the facts (title: "…" and so on), then another line ---, then the text';

/** The text as parsed; where it does not parse, the line and what usually causes it. */
async function parseBody(source: string, firstLine: number): Promise<Body | string> {
  try {
    return {tree: await parseMdx(source), source, firstLine};
  } catch (error) {
    const {reason, line} = error as {reason?: string; line?: number};
    if (reason === undefined) throw error;
    // An unclosed tag is placed in the sentence alone, counted from the beginning of the text.
    const placed = /\s*\((?<line>\d+):[\d:-]+\)/;
    const number = line ?? Number(placed.exec(reason)?.groups?.line);
    const place = number ? `line ${number + firstLine - 1}` : 'the text';
    return `${place}: cannot be read. Usual causes: a tag such as <Figure> that is not closed with </Figure>, or a bare < or { in the text (write "less than", or put the sign between backticks). ${reason.replace(placed, '')}`;
  }
}

/**
 * Reads an article or a copy.
 *
 * @returns the parts of the file, and what makes it unreadable, in words for its writer; no parts
 * if it cannot be split into any
 */
export async function readMarkdown(
  filePath: string,
): Promise<{file?: MarkdownFile; problems: string[]}> {
  let content: string;
  try {
    content = new TextDecoder('utf-8', {fatal: true}).decode(await fs.readFile(filePath));
  } catch {
    return {
      problems: [
        'is not saved as UTF-8, so accents and quotation marks would break; save it again with the encoding UTF-8',
      ],
    };
  }
  if (content.trim() === '') return {problems: [`is empty; ${FENCES}`]};
  const fences = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(content);
  if (!fences) return {problems: [`has no facts at the top; ${FENCES}`]};
  let frontMatter: Record<string, unknown>;
  try {
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: content}));
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    if (reason === undefined) throw error;
    const place = mark ? `line ${mark.line + 1}` : 'the facts between the two --- lines';
    return {
      problems: [
        `${place}: cannot be read. Usual causes: a colon or a quotation mark inside words that have no quotation marks around them, a quotation mark that is not closed, or a missing space after a colon. ${reason}`,
      ],
    };
  }
  const body = await parseBody(content.slice(fences[0].length), fences[0].split('\n').length);
  return typeof body === 'string'
    ? {file: {frontMatter, body: null}, problems: [body]}
    : {file: {frontMatter, body}, problems: []};
}
