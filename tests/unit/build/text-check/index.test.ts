import type {FileReport} from '../../../../src/markdown/article-rules/check';
import {overlayErrors} from '../../../../src/build/text-check';

const report: FileReport = {
  file: 'blog/a.mdx',
  isDraft: false,
  facts: ['line 2: title: is empty'],
  text: ['line 9: a link has no words'],
  warnings: [],
  words: 1,
};

test('each file with problems is one error of its words, without a stack', () => {
  const [error, ...others] = overlayErrors([
    report,
    {...report, file: 'blog/b.mdx', facts: [], text: []},
  ]);
  expect(others).toEqual([]);
  expect(error).toMatchObject({
    message: 'blog/a.mdx\nline 2: title: is empty\nline 9: a link has no words',
    stack: '',
  });
});

test('the facts of a draft may be unfinished', () => {
  const [error] = overlayErrors([{...report, isDraft: true}]);
  expect(error!.message).toBe('blog/a.mdx\nline 9: a link has no words');
  expect(overlayErrors([{...report, isDraft: true, text: []}])).toEqual([]);
});
