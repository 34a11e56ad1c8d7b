/** @jest-environment node */
import path from 'node:path';

import {englishHeadings, readMarkdown} from '../../../src/markdown';

const COPY = path.resolve('i18n/ko/docusaurus-plugin-content-docs/current/emergency-tarping.mdx');

test.each([
  ['of the English where both have the same headings', 0, /^when-you-need-it$/],
  ['of their own where they do not go together', 1, /[가-힣]/],
])('headings of a copy have the ids %s', async (_name, removed, id) => {
  const {tree} = structuredClone((await readMarkdown(COPY)).file!.body!);
  const {children} = tree;
  const first = children.findIndex(({type}) => type === 'heading');
  children.splice(first, removed);
  await englishHeadings()(tree, {path: COPY});
  expect(children.find(({type}) => type === 'heading')!.data!.hProperties!.id).toMatch(id);
});
