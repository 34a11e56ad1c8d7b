import {readFileSync} from 'node:fs';

import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {englishFileOf} from './front-matter-inheritance';

/** Plain Latin letters in brackets or quotes: "lớp lót (underlayment)", “lifetime”. */
const ASIDE = /(?<=[(“"])[A-Za-z][A-Za-z '’-]*(?=[)”"])/g;

/** Whether the language of a copy is written in Latin letters too, so that letters do not tell. */
function isLatin(path: string): boolean {
  const locale = /(?:^|[\\/])i18n[\\/](?<locale>[^\\/]+)/.exec(path)?.groups?.locale ?? 'en';
  return new Intl.Locale(locale).maximize().script === 'Latn';
}

/** Words as they are compared: small, one space between them, a hyphen or an apostrophe is no matter. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Whether an English text says a phrase, in the singular or the plural. */
function says(english: string, phrase: string): boolean {
  const words = plain(phrase).trimEnd();
  const singular = words.replace(/s$/, '');
  return [`${words} `, `${singular} `, `${singular}s `].some((form) => english.includes(form));
}

const inEnglish = (value: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
  children: [{type: 'text', value}],
});

/** A text in pieces: what is English in an element that says so, the rest as it was. */
function pieces(text: string, english: string): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let end = 0;
  for (const {0: phrase, index} of text.matchAll(ASIDE)) {
    if (!says(english, phrase)) continue;
    found.push({type: 'text', value: text.slice(end, index)}, inEnglish(phrase));
    end = index + phrase.length;
  }
  return [...found, {type: 'text', value: text.slice(end)}];
}

/**
 * A remark plugin: in a copy in Spanish, Vietnamese or another language with Latin letters, marks the
 * English terms that stand in brackets or quotes beside their translation, so that screen readers
 * pronounce them (WCAG 3.1.2). English is what the English page says, too; headings stay as they
 * are, because anchors are made from them.
 */
export function englishTerms() {
  return (tree: Root, file: {path?: string}): void => {
    const source = file.path && isLatin(file.path) ? englishFileOf(file.path) : null;
    if (!source) return;
    const english = plain(readFileSync(source, 'utf8'));
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return;
      const parts = pieces(node.value, english);
      if (parts.length === 1) return;
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}
