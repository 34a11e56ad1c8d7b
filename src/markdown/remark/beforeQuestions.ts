import type {Root} from 'mdast';

/**
 * A remark plugin: puts `<BeforeQuestions>` (`src/theme/DocItem`) before the last section of a
 * service, its questions. The component shows company data, such as the price, so that no text has to
 * repeat them.
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
