import {Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useState} from 'react';

type Attributes = Record<string, string>;
type Element = {key: string; type: string; attributes: Attributes; text: string};
/** What a document's head should hold. */
type Head = {title?: string; html: Attributes; body: Attributes; elements: Element[]};
type Props = Record<string, unknown> & {children?: ReactNode};

/** What the server has put into the head for the app to look after. */
const MARK = 'data-rh';

/** React's names of attributes that are not HTML's in another case. */
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

const attributesOf = (props: Props): Attributes =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]),
  );

/** Elements of one key are the same thing: a page's description takes the place of the site's. */
function keyOf(type: string, {rel, href, src, ...attributes}: Attributes, text: string): string {
  const name = ['name', 'property', 'http-equiv', 'itemprop'].find((one) => attributes[one]);
  if (name) return `${name} ${attributes[name]}`.toLowerCase();
  if (rel === 'canonical' || attributes.charset) return `${type} ${rel ?? ''}`;
  return `${type} ${href ?? src ?? text}`;
}

/** Adds what one `<Head>` says. */
function read(children: ReactNode, head: Head): void {
  Children.forEach(children, (child) => {
    if (!isValidElement<Props>(child)) return;
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) return read(inner as ReactNode, head);
    const type = child.type as string;
    const attributes = attributesOf(props);
    const text = Children.toArray(inner as ReactNode).join('');
    if (type === 'title') head.title = text;
    else if (type === 'html' || type === 'body') Object.assign(head[type], attributes);
    else head.elements.push({key: keyOf(type, attributes, text), type, attributes, text});
  });
}

/** What the `<Head>`s of a page say together: the later one wins, be it of the layout or the page. */
function together(heads: ReactNode[]): Head {
  const head: Head = {html: {}, body: {}, elements: []};
  for (const children of heads) {
    const own: Head = {...head, elements: []};
    read(children, own);
    const keys = new Set(own.elements.map(({key}) => key));
    head.title = own.title;
    head.elements = [...head.elements.filter(({key}) => !keys.has(key)), ...own.elements];
  }
  return head;
}

/** The `<Head>`s on the page, by the order in which they began: a layout's before its page's. */
const heads = new Map<number, ReactNode>();
let begun = 0;

/** The attributes of `<html>` and `<body>` that a `<Head>` has set. */
const set = {html: new Set<string>(), body: new Set<string>()};

function setAttributes(of: 'html' | 'body', attributes: Attributes): void {
  const element = of === 'html' ? document.documentElement : document.body;
  for (const name of set[of]) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  set[of] = new Set(Object.keys(attributes));
}

/** Makes the document's head what the page says; elements that are right already stay. */
function apply(): void {
  const order = [...heads].sort(([one], [other]) => one - other);
  const {title, html, body, elements} = together(order.map(([, children]) => children));
  setAttributes('html', html);
  setAttributes('body', body);
  if (title !== undefined && document.title !== title) document.title = title;
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const {type, attributes, text} of elements) {
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(MARK, 'true');
    element.textContent = text;
    const at = old.findIndex((one) => one.isEqualNode(element));
    if (at < 0) document.head.append(element);
    else old.splice(at, 1);
  }
  for (const element of old) element.remove();
}

let frame = 0;

/** Once for all that changes within a frame, as upstream does it. */
function changed(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(apply);
}

/**
 * Replaces react-helmet-async in the browser (6 kB on every page): see lean-app.ts. The server, which
 * writes the heads, keeps the original; here only a page's change remains. It understands what
 * Docusaurus and we use: elements as children, no titles by template, no callbacks.
 *
 * @param children `<title>`, `<meta>`, `<link>`, `<script>`, `<style>`, `<html>`, `<body>`
 */
export function Helmet({children}: {children?: ReactNode}): null {
  const [order] = useState(() => (begun += 1));
  useLayoutEffect(() => {
    heads.set(order, children);
    changed();
    return () => {
      heads.delete(order);
      changed();
    };
  }, [order, children]);
  return null;
}

/**
 * Nothing is shared: there is one document.
 * @public Docusaurus imports it.
 */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
