import type {Root} from 'mdast';

/**
 * Puts what the company's data says of a service, such as its price, before the last part of the
 * service's text, the questions (a remark plugin): no text has to name it. The component is
 * `src/theme/DocItem/Layout`'s.
 */
export function beforeQuestions() {
  return ({children}: Root): void => {
    const parts = children.filter((node) => node.type === 'heading' && node.depth === 2);
    const last = parts.at(-1);
    if (!last) return;
    children.splice(children.indexOf(last), 0, {
      type: 'mdxJsxFlowElement',
      name: 'BeforeQuestions',
      attributes: [],
      children: [],
    });
  };
}
