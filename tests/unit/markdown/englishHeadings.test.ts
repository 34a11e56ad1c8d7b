/** @jest-environment node */
import path from 'node:path';

import type {Root} from 'mdast';

import {englishHeadings, readMarkdown} from '../../../src/markdown';

const ENGLISH = 'services/emergency-tarping.mdx';
const COPY = path.resolve('i18n/ko/docusaurus-plugin-content-docs/current/emergency-tarping.mdx');

const idsIn = ({children}: Root) =>
  children.flatMap((node) => (node.type === 'heading' ? [node.data?.hProperties?.id] : []));

async function compiled(file: string, change?: (tree: Root) => void): Promise<unknown[]> {
  const {tree} = structuredClone((await readMarkdown(path.resolve(file))).file!.body!);
  change?.(tree);
  await englishHeadings()(tree, {path: path.resolve(file)});
  return idsIn(tree);
}

test('headings of a copy have the ids of the English', async () => {
  const ids = await compiled(COPY);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.slice(0, 2)).toEqual(['when-you-need-it', 'what-to-expect']);
  // Docusaurus gives the English its own.
  expect(new Set(await compiled(ENGLISH))).toEqual(new Set([undefined]));
});

test('and their own where the two do not go together', async () => {
  const ids = await compiled(COPY, ({children}) => {
    children.splice(
      children.findIndex(({type}) => type === 'heading'),
      1,
    );
  });
  expect(ids[0]).toMatch(/[가-힣]/);
});
