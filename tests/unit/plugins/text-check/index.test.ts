import type {FileReport} from '../../../../src/markdown/article-rules/check';
import {overlayErrors} from '../../../../src/plugins/text-check';

const report: FileReport = {
  file: 'blog/a.mdx',
  isDraft: false,
  facts: ['line 2: title: is empty'],
  text: ['line 9: a link has no words'],
  warnings: [],
  words: 1,
};

test('the facts of a draft may be unfinished', () => {
  const [error] = overlayErrors([{...report, isDraft: true}]);
  expect(error!.message).toBe('blog/a.mdx\nline 9: a link has no words');
  expect(overlayErrors([{...report, isDraft: true, text: []}])).toEqual([]);
});
