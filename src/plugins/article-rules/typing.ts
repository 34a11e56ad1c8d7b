import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {search, withoutCode, type Found} from './found';

const lineOf = (node: Nodes): number => node.position!.start.line;

/** Marks that stayed in the words, because they are not closed or stand next to a space. */
function markProblems(tree: Root, source: string): Found[] {
  const found: Found[] = [];
  visit(tree, 'text', (node) => {
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
  });
  return found;
}

const CELLS =
  'write | between the cells, as many in each row as in the first, and | --- | below the first';

function tableProblems(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const width = head!.children.length;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== width) {
        found.push({
          line: lineOf(row),
          problem: `this row of the table has ${cells} cells, and the first row has ${width}; add or delete a | (write \\| for one within the words)`,
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
  visit(tree, 'paragraph', (node) => {
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
    tell(/^#{2,6}(?=[^\s#])/gm, 'a heading needs a space after its signs; write ## Heading');
    tell(
      /^\s*[•●▪◦·‣]\s*\S/gmu,
      'a point pasted from Word is no list here; begin each line with "- "',
    );
    tell(
      /^[-*](?=\p{L})[^\n]*\n[-*](?=\p{L})/gmu,
      'a point of a list needs a space after its sign; write "- words"',
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
  visit(tree, 'code', (node) => {
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
  return found;
}

/** Headings that skip a level (the title is the first), or have no words. */
function levelProblems(tree: Root): Found[] {
  const found: Found[] = [];
  let above = 1;
  visit(tree, 'heading', (node) => {
    const {depth} = node;
    if (node.children.length === 0) {
      found.push({
        line: lineOf(node),
        problem: 'a heading has no words; write them, or delete the line',
      });
      return;
    }
    if (depth > above + 1) {
      found.push({
        line: lineOf(node),
        problem: `this heading skips a level; write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}`,
      });
    }
    // A first-level heading has a rule of its own, and will be a second-level one.
    above = Math.max(depth, 2);
  });
  return found;
}

/** Slips of the pen that Markdown accepts in silence. */
export const typingProblems = (tree: Root, source: string): Found[] => [
  ...markProblems(tree, source),
  ...tableProblems(tree),
  ...paragraphProblems(tree, source),
  ...fenceProblems(tree, source),
  ...levelProblems(tree),
];
