import {randomUUID} from 'node:crypto';

import {parseMdx} from '../../../../src/markdown/mdx';
import {readMarkdown} from '../../../../src/markdown/article-rules/read';
import {testFolder} from '../../../support/folder';

jest.mock('../../../../src/markdown/mdx', () => {
  const parser = jest.requireActual<{parseMdx: typeof parseMdx}>('../../../../src/markdown/mdx');
  return {...parser, parseMdx: jest.fn(parser.parseMdx)};
});

const {at, write} = testFolder();

/** Reads a new file with this text. */
function read(text: string, before = '') {
  const file = `${randomUUID()}.mdx`;
  write(file, `${before}---\ntitle: One\n---\n${text}`);
  return readMarkdown(at(file));
}

it('parses a text once for all checks to come, and a changed one again', async () => {
  const text = `One **bold** word of ${randomUUID()}.\n`;
  const first = await read(text);
  // Other bytes, so that it is read anew.
  const second = await read(text, '\ufeff');
  expect(parseMdx).toHaveBeenCalledTimes(1);
  expect(second.file!.body).toEqual(first.file!.body);
  expect(second.file!.body!.tree).not.toBe(first.file!.body!.tree);
  const {file} = await read(`${text}\n## More\n`);
  expect(parseMdx).toHaveBeenCalledTimes(2);
  expect(file!.body!.tree.children.map(({type}) => type)).toEqual(['yaml', 'paragraph', 'heading']);
});

it('says each time why a text cannot be parsed', async () => {
  const text = 'A <Figure> that stays open.\n';
  const {problems} = await read(text);
  expect(problems).toHaveLength(1);
  expect((await read(text)).problems).toEqual(problems);
});

it('tells the first twenty faulty lines of a pasted web page', async () => {
  expect((await read('One<br>two\n\n'.repeat(30))).problems).toHaveLength(20);
});
