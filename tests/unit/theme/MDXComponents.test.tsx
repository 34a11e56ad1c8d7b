import {MARKDOWN_COMPONENTS} from '@site/src/plugins/article-rules/vocabulary';
import MDXComponents from '@theme/MDXComponents';

test('the article rules know exactly the components that Markdown may use', () => {
  const own = Object.keys(MDXComponents).filter((name) => /^[A-Z]/.test(name));
  expect(own.sort()).toEqual([...MARKDOWN_COMPONENTS].sort());
});
