import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** A tag in Markdown, such as `<Figure>`: alone on its lines, or within a sentence. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The value of an attribute (of an expression, its source); null if it is absent or has none. */
export function attribute({attributes}: JsxElement, name: string): string | null {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.value ?? null;
  if (value === null || typeof value === 'string') return value;
  return value.value.trim().replace(/^(?<quote>["'`])(?<text>[^]*)\k<quote>$/, '$<text>');
}

/** The ids that a `<Sources of="…" />` names. */
export const idsIn = (of: string | null): string[] => (of ?? '').split(/\s+/).filter(Boolean);
