import type {Root} from 'mdast';

import {lineOf, search, withoutCode, type Found} from './found';
import {walk} from './walk';

/** Marks that stayed in the words, because they are not closed or stand next to a space. */
function markProblems(tree: Root, source: string): Found[] {
  const found: Found[] = [];
  walk(tree, (node) => {
    if (node.type !== 'text') return;
    const {start, end} = node.position!;
    const written = source.slice(start.offset, end.offset).replace(/\\./g, '  ');
    const tell = (pattern: RegExp, problem: string) =>
      search(written, pattern, () => problem).forEach(({line}) =>
        found.push({line: line + start.line - 1, problem}),
      );
    tell(
      /\*\*|(?<!\w)__(?=\w)|(?<=\w)__(?![\w])/g,
      'bold is not closed, or has a space inside its stars; write **words** with two stars right before and right after',
    );
    tell(/~~(?=\S)/g, 'struck-out words are not closed; write ~~words~~, or delete the signs');
    tell(
      /\]\(/g,
      'a link or picture cannot be read; write [words](address), with no space in the address and both brackets closed',
    );
    tell(
      /(?<=[^\n]\s)[*_](?=\p{L})/gu,
      'italic is not closed; write *words* with a star right before and right after, or delete it',
    );
    tell(/`/g, 'a ` is left over; delete it, or write ’ for an apostrophe');
    tell(
      /\]\[|\[\^[^\]\n]*\]/g,
      'a link by name or a footnote leads nowhere; write [words](address)',
    );
  });
  return found;
}

const CELLS =
  'write | between the cells, as many in each row as in the first, and | --- | below the first';

function tableProblems(tree: Root): Found[] {
  const found: Found[] = [];
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children;
    const width = head!.children.length;
    if (rows.length === 0) {
      found.push({line: lineOf(head!), problem: 'this table has no rows below its first; add one'});
    }
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== width) {
        found.push({
          line: lineOf(row),
          problem: `this row of the table has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the first row has ${width}; add or delete a | (write \\| for one within the words)`,
        });
      }
    }
  });
  return found;
}

/** What looks like a table, a list or a heading in a paragraph, and is none. */
function paragraphProblems(tree: Root, source: string): Found[] {
  const blank = withoutCode(source);
  const found: Found[] = [];
  walk(tree, (node) => {
    if (node.type !== 'paragraph') return;
    const {start, end} = node.position!;
    const text = blank.slice(start.offset, end.offset);
    const tell = (pattern: RegExp, problem: string) => {
      const [first] = search(text, pattern, () => problem);
      if (first) found.push({line: first.line + start.line - 1, problem});
    };
    tell(
      /^[ \t]*\|.*\|[ \t]*$|^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|/gm,
      `this table is broken; ${CELLS}, with no empty line within`,
    );
    tell(
      /^[^\t\n]+\t+[^\n]*\n[^\t\n]+\t+/gm,
      `a table pasted from Word has lost its cells; ${CELLS}`,
    );
    tell(
      /^#{1,6}(?=[\p{L}\u00a0])|^#{2,6}(?=[^\s#])/gmu,
      'a heading needs a space after its signs; write ## Heading',
    );
    tell(
      /^\s*[•●▪◦·‣]\s*\S/gmu,
      'a point pasted from Word is no list here; begin each line with "- "',
    );
    tell(
      /^[-*](?=[\p{L}\u00a0])[^\n]*\n[-*](?=[\p{L}\u00a0])/gmu,
      'a point of a list needs a space after its sign; write "- words"',
    );
    tell(
      /^\d{1,2}[.)](?=[\p{L}\u00a0])[^\n]*\n\d{1,2}[.)](?=[\p{L}\u00a0])/gmu,
      'a point of a list needs a space after its number; write "1. words"',
    );
    tell(
      /^[‒–—−][^\n]*\n[‒–—−]/gmu,
      'a long dash makes no list; begin each line with a hyphen and a space: "- words"',
    );
    tell(
      /\([^()\n]+\)\[(?:https?:\/\/|www\.|\/)[^\]\n]*\]/g,
      'the brackets of a link are the wrong way round; write [words](address)',
    );
    tell(
      /\[[^\]\n]+\][ \t]+\((?:https?:\/\/|www\.|\/|\.\/)[^)\n]*\)/g,
      'a link has a space between its brackets; write [words](address)',
    );
  });
  return found;
}

/** Code marks that swallow the rest of the text. */
function fenceProblems(tree: Root, source: string): Found[] {
  const found: Found[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const {start, end} = node.position!;
    const written = source.slice(start.offset, end.offset);
    if (/^(?:```|~~~)/.test(written) && !/\n[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(written)) {
      found.push({
        line: start.line,
        problem:
          'code is not closed, so all below it is shown as code; write ``` on a line of its own after it',
      });
    }
  });
  const text = withoutCode(source);
  const opened = search(
    text,
    /^:::+\s*[a-z]+/gm,
    () => 'a box is not closed; write ::: on a line of its own below it',
  );
  const closed = search(
    text,
    /^:::+[ \t]*$/gm,
    () => 'a box is closed that was not opened; delete this line',
  );
  found.push(...opened.slice(closed.length), ...closed.slice(opened.length));
  found.push(
    ...search(
      text,
      /^:::+(?:[ \t]+(?=\p{L})|(?!(?:note|tip|info|warning|danger|caution)(?![\p{L}\d-]))(?=\p{L}))[^\n]*/gmu,
      ([written]) =>
        `"${written.trim()}" begins no box; write :::note, :::tip, :::info, :::warning or :::danger, with no space in it`,
    ),
  );
  return found;
}

/** Boxes to tick on the page, which nobody can: a list to print has a tag of its own. */
function taskProblems(tree: Root): Found[] {
  const found: Found[] = [];
  walk(tree, (node) => {
    if (node.type !== 'listItem') return;
    if (typeof node.checked !== 'boolean') return;
    found.push({
      line: lineOf(node),
      problem:
        'a box before a point cannot be ticked here; leave out the [ ], and put the list between <Checklist> and </Checklist>',
    });
  });
  return found;
}

/** Slips of the pen that Markdown accepts in silence. */
export const typingProblems = (tree: Root, source: string): Found[] => [
  ...markProblems(tree, source),
  ...tableProblems(tree),
  ...paragraphProblems(tree, source),
  ...fenceProblems(tree, source),
  ...taskProblems(tree),
];
