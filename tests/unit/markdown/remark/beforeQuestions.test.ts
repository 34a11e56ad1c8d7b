import {isJsx} from '../../../../src/markdown/jsx';
import {parseMdx} from '../../../../src/markdown/mdx';
import {beforeQuestions} from '../../../../src/markdown';

it.each([
  ['One.\n\n## Needed\n\n## Questions\n\n### Why?', 2],
  ['One.\n\n### Why?', -1],
])('what the data says of a service comes before its last part: %j', async (text, place) => {
  const tree = await parseMdx(text);
  beforeQuestions()(tree);
  expect(tree.children.findIndex((node) => isJsx(node))).toBe(place);
});
