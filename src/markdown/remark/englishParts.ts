import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

import {plainText} from '../article-rules/readable';
import {readMarkdown} from '../article-rules/read';
import {copyAt, isStillEnglish} from '../copies';

/** Words in Latin letters, one after another ("declarations page", "U.S. Army"), no lone letter. */
const WORD = "[A-Za-z](?:[A-Za-z.&'’-]*[A-Za-z])?";
const LATIN_WORDS = new RegExp(`(?=[A-Za-z]\\.?[A-Za-z])${WORD}(?:[.'’]?[ -]${WORD})*`, 'g');

/** Plain Latin letters in brackets or quotes: "lớp lót (underlayment)", “lifetime”. */
const ASIDE = /(?<=[(“"])[A-Za-z][A-Za-z '’-]*(?=[)”"])/g;

/** Normalizes words for comparison: lower case, single spaces, without punctuation. */
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

const marked = (value: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
  children: [{type: 'text', value}],
});

/** A text with its English words marked; null where it has none. */
function withMarks(
  text: string,
  pattern: RegExp,
  isEnglish: (words: string) => boolean,
): PhrasingContent[] | null {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {0: words, index} of text.matchAll(pattern)) {
    if (!isEnglish(words)) continue;
    if (index > end) parts.push({type: 'text', value: text.slice(end, index)});
    parts.push(marked(words));
    end = index + words.length;
  }
  if (end === 0) return null;
  if (end < text.length) parts.push({type: 'text', value: text.slice(end)});
  return parts;
}

/**
 * Marks English in the caption of a figure. An attribute holds no tags, so a caption with marks
 * becomes the figure's last child.
 */
function markCaption(
  figure: MdxJsxFlowElement,
  partsOf: (text: string) => PhrasingContent[] | null,
): void {
  const caption = figure.attributes.find((one) => 'name' in one && one.name === 'caption');
  if (typeof caption?.value !== 'string') return;
  const children = partsOf(caption.value);
  if (!children) return;
  figure.attributes = figure.attributes.filter((one) => one !== caption);
  figure.children.push({
    type: 'mdxJsxFlowElement',
    name: 'figcaption',
    attributes: [],
    children: [{type: 'paragraph', children}],
  });
}

/** What a reader takes for one piece of text; \u2060 keeps a number with its unit. */
const wordsOf = (node: Nodes): string | null =>
  ['paragraph', 'heading', 'tableCell'].includes(node.type)
    ? plainText(node).replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
    : null;

/** Marks the paragraphs, headings and cells of a begun copy that nobody has translated yet. */
function markUntranslated(tree: Root, english: Root): void {
  const untranslated = new Set<string | null>();
  visit(english, (node) => {
    untranslated.add(wordsOf(node));
  });
  visit(tree, (node, _index, parent) => {
    const words = wordsOf(node);
    if (words === null || !untranslated.has(words) || !isStillEnglish(words, words)) return;
    // A point of a list has no element for its only paragraph.
    for (const one of parent?.type === 'listItem' ? [node, parent] : [node])
      one.data = {...one.data, hProperties: {...one.data?.hProperties, lang: 'en'}};
  });
}

/**
 * A remark plugin: marks the English words in a translated copy as English, so that a screen reader
 * speaks them with its English voice (WCAG 3.1.2): "자기부담금(deductible)". In another script, words in
 * Latin letters are English. In Latin script, only terms in brackets or quotes are marked that the English
 * page has too, and none in headings, because anchors are made from them.
 * What is not translated yet is marked as a whole.
 */
export function englishParts() {
  return async (tree: Root, file: {path?: string}): Promise<void> => {
    const copy = file.path ? copyAt(file.path) : null;
    // `Intl` has no script for an unknown language.
    const script = copy && new Intl.Locale(copy.locale).maximize().script;
    if (!script) return;
    const {file: english} = await readMarkdown(copy.english);
    // Stops a build elsewhere; the development server goes on.
    if (!english?.rest) return;
    markUntranslated(tree, english.rest.tree);
    const isLatin = script === 'Latn';
    const pattern = isLatin ? ASIDE : LATIN_WORDS;
    const englishWords = plain(english.head + english.rest.source);
    const isSaid = (words: string): boolean => says(englishWords, words);
    const partsOf = (text: string) =>
      withMarks(text, pattern, (words) => !isLatin || isSaid(words));

    visit(tree, (node, index, parent) => {
      if ((isLatin && node.type === 'heading') || node.data?.hProperties?.lang) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = partsOf(node.value);
      if (!parts) return undefined;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Figure') return;
      markCaption(node, (text) => (isSaid(text) ? [marked(text)] : partsOf(text)));
    });
  };
}
