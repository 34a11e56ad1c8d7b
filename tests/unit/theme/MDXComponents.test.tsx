import {MARKDOWN_COMPONENTS} from '@site/src/markdown/article-rules/vocabulary';
import MDXComponents from '@theme/MDXComponents';

/** The build inserts these, for the ids of `<Sources>` and for photographs; authors do not. */
const GENERATED = ['Source', 'Photo'];

test('the article rules know exactly the components that Markdown may use', () => {
  const own = Object.keys(MDXComponents).filter(
    (name) => /^[A-Z]/.test(name) && !GENERATED.includes(name),
  );
  expect(own.sort()).toEqual([...MARKDOWN_COMPONENTS].sort());
});
