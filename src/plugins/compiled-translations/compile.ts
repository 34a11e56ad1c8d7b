import {type NodePath, type PluginObj, transformSync, types as t} from '@babel/core';

import {shared} from '../shared';

/** What a locale says, by id. */
export type Messages = Readonly<Record<string, string>>;

const MODULE = '@docusaurus/Translate';

/**
 * The value of a child or an attribute of `<Translate>`, or of what `translate()` gets.
 *
 * @throws where it is not the same at every call
 */
function constant(path: NodePath): unknown {
  if (path.isJSXText()) {
    // As JSX joins lines; a space that must not break is no white space to it.
    return path.node.value.replace(/[ \t]*[\r\n]\s*/g, ' ').replace(/^[ \t]+|[ \t]+$/g, '');
  }
  const inner = path.isJSXExpressionContainer() ? path.get('expression') : path;
  const {confident, value} = inner.evaluate();
  if (!confident) throw path.buildCodeFrameError('A translation has constants for id and text.');
  return value;
}

function attribute(path: NodePath<t.JSXElement>, name: string): unknown {
  for (const one of path.get('openingElement.attributes') as NodePath[]) {
    if (one.isJSXAttribute() && one.node.name.name === name) {
      return constant(one.get('value') as NodePath);
    }
  }
  return undefined;
}

/** Is the translator given to a function of ours by its name, which has its own texts compiled? */
const isHandedOn = (use: NodePath): boolean =>
  use.listKey === 'arguments' &&
  use.parentPath !== null &&
  use.parentPath.isCallExpression() &&
  use.parentPath.get('callee').isIdentifier();

/** Where a text goes: its key among the messages, and what is said where a locale has none. */
type Slot = {key: string; english: string};

/** How a slot stands in the code: its number between two letters that no text has. */
const SLOT = /"\ue000(\d+)\ue001"/g;

/**
 * Puts slots for a locale's texts in the place of the ids in a source file: `translate({id})` becomes
 * the text itself, and keeps the call only where values go into it; `<Translate>` likewise.
 *
 * @throws where an id or a text is not the same at every call: nothing could stand in its place
 */
function withSlots(slots: Slot[]): PluginObj {
  function slotFor(path: NodePath, id: unknown, message: unknown): t.StringLiteral {
    const key = id ?? message;
    const english = message ?? key;
    if (typeof key !== 'string' || typeof english !== 'string') {
      throw path.buildCodeFrameError('A translation has an id or a text.');
    }
    return t.stringLiteral(`\ue000${slots.push({key, english}) - 1}\ue001`);
  }

  function replaceElement(path: NodePath<t.JSXElement>): void {
    const children = path.get('children').map(constant);
    // An empty one is white space between lines.
    const [message, ...more] = children.filter((child) => child !== '');
    if (more.length > 0) throw path.buildCodeFrameError('A translation has one text.');
    const text = slotFor(path, attribute(path, 'id'), message);
    const {openingElement} = path.node;
    const values = openingElement.attributes.filter(
      (one) => t.isJSXAttribute(one) && one.name.name === 'values',
    );
    if (values.length > 0) {
      openingElement.attributes = values;
      path.node.children = [t.jsxExpressionContainer(text)];
    } else if (path.parentPath.isJSXElement() || path.parentPath.isJSXFragment()) {
      path.replaceWith(t.jsxExpressionContainer(text));
    } else {
      path.replaceWith(text);
    }
  }

  function replaceCall(path: NodePath<t.CallExpression>): void {
    const [declaration, values] = path.get('arguments');
    const {id, message} = constant(declaration!) as {id?: unknown; message?: unknown};
    const text = slotFor(path, id, message);
    if (!values) {
      path.replaceWith(text);
      return;
    }
    declaration!.replaceWith(t.objectExpression([t.objectProperty(t.identifier('message'), text)]));
  }

  return {
    visitor: {
      ImportDeclaration({node, scope}) {
        if (node.source.value !== MODULE) return;
        for (const {local} of node.specifiers) {
          for (const use of scope.getBinding(local.name)?.referencePaths ?? []) {
            const around = use.parentPath!;
            if (around.isJSXOpeningElement()) {
              replaceElement(around.parentPath as NodePath<t.JSXElement>);
            } else if (around.isCallExpression() && use.key === 'callee') {
              replaceCall(around);
            } else if (
              !around.isJSXClosingElement() &&
              !around.isTSTypeQuery() &&
              !isHandedOn(use)
            ) {
              throw use.buildCodeFrameError('A translation is called where it stands.');
            }
          }
        }
      },
      // Texts that the build needs too get their translator as a parameter of this name.
      CallExpression(path) {
        const {callee} = path.node;
        if (t.isIdentifier(callee, {name: 'translate'})) {
          if (path.scope.getBinding(callee.name)?.kind === 'param') replaceCall(path);
        }
      },
    },
  };
}

type Prepared = {source: string; code: string; slots: Slot[]};

/** By path: every language, and in each the server and the browser, compiles the same files. */
const prepared = shared('compiled-translations', () => new Map<string, Prepared>());

function prepare(source: string, filename: string): Prepared {
  const known = prepared.get(filename);
  if (known?.source === source) return known;
  const slots: Slot[] = [];
  const {code} = transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: {plugins: ['typescript', 'jsx']},
    generatorOpts: {jsescOption: {minimal: true}},
    plugins: [withSlots(slots)],
  })!;
  const result = {source, code: code!, slots};
  prepared.set(filename, result);
  return result;
}

/** A source file (TypeScript with JSX, or JavaScript) with the texts of a locale in it. */
export function compile(source: string, filename: string, messages: Messages): string {
  if (!source.includes(MODULE)) return source;
  const {code, slots} = prepare(source, filename);
  return code.replace(SLOT, (_, at: string) => {
    const {key, english} = slots[Number(at)]!;
    return JSON.stringify(messages[key] ?? english);
  });
}
