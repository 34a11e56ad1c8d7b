import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

/** Words in Latin letters, one after another ("declarations page", "U.S. Army"), no lone letter. */
const WORD = "[A-Za-z](?:[A-Za-z.&'’-]*[A-Za-z])?";
const ENGLISH = new RegExp(`(?=[A-Za-z]\\.?[A-Za-z])${WORD}(?:[.'’]?[ -]${WORD})*`, 'g');

/** Whether a language is written in Latin letters; one that is not known counts as such. */
const isLatin = (locale: string): boolean =>
  (new Intl.Locale(locale).maximize().script ?? 'Latn') === 'Latn';

const marked = (value: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
  children: [{type: 'text', value}],
});

/** A text with its English words marked; null where it has none. */
function withMarks(text: string): PhrasingContent[] | null {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {0: words, index} of text.matchAll(ENGLISH)) {
    if (index > end) parts.push({type: 'text', value: text.slice(end, index)});
    parts.push(marked(words));
    end = index + words.length;
  }
  if (end === 0) return null;
  if (end < text.length) parts.push({type: 'text', value: text.slice(end)});
  return parts;
}

/**
 * Marks the English words in a translated text as English, so that a screen reader speaks them with
 * its English voice: "자기부담금(deductible)". Only in languages with another script, where they are
 * told by their letters, and only in copies: what is not translated is English as a whole.
 *
 * @param locale language of the build
 */
export function englishParts(locale: string) {
  return (tree: Root, {path}: {path: string}): void => {
    if (isLatin(locale) || !path.replaceAll('\\', '/').includes(`i18n/${locale}/`)) return;
    visit(tree, 'text', ({value}, index, parent) => {
      const parts = withMarks(value);
      if (!parts || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
