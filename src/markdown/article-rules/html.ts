import {judge, type Sayings} from './found';
import {nearest} from '../nearest';
import {named, SERVICE_COMPONENTS} from './vocabulary';

/** What to write instead of the tags of HTML that people paste or remember. */
const INSTEAD: Sayings = {
  'write a link as [words](address)': /^a$/i,
  'write bold words as **words**, italic ones as *words*': /^(?:b|strong|i|em)$/i,
  'leave an empty line between two paragraphs': /^(?:br|p)$/i,
  'leave it out, or begin a new section with ## and a heading': /^hr$/i,
  'write a picture as ![what it shows](address)': /^img$/i,
  'write each point of a list on a line that begins with "- " or "1. "': /^(?:[uo]l|li)$/i,
  'write the table with | between the cells': /^(?:table|t[rdh])$/i,
  'write a heading as ## Heading, or with one # more for each level below': /^h[1-6]$/i,
  'if it is a sign in the words, write "less than", or a space on both sides of it':
    /^[^abipqsu]$/i,
  'delete the tag, and keep the words in it': /^/,
};

/** Tags that may stay because Markdown has no syntax for them. */
const KEPT = ['sub', 'sup', 'kbd', 'abbr'];
/** What tags may be given; of components, only what each of them reads has an effect. */
const ATTRIBUTES = ['id', 'title', 'lang', 'hidden', 'caption', 'summary', 'of', 'fact'];
const STYLED =
  'colors, sizes and fonts are the same on every page; delete the tag with style=, and keep its words';
export const FROM_WORD =
  'this was pasted from Word with its HTML; paste it as plain text (Ctrl+Shift+V) and write the Markdown anew';

/** What is wrong with a tag and the attributes that it is given; null if it may be used. */
export function tagProblem(name: string, given: string[], components: string[]): string | null {
  if (name.includes(':') || given.includes('class')) return FROM_WORD;
  if (given.includes('style')) return STYLED;
  if ([...KEPT, ...components].includes(name)) {
    const odd = given.find((one) => !ATTRIBUTES.includes(one));
    return odd ? `<${name}> takes no ${odd}; leave it out` : null;
  }
  if (!/^(?:[a-z][a-z\d]*|[A-Z]+\d?)$/.test(name))
    return `<${name}> is not available here; you can use ${named(components)}`;
  const meant = nearest(name, SERVICE_COMPONENTS, 1);
  return meant
    ? `<${name}> is no tag; did you mean <${meant}>, with a capital letter?`
    : `<${name.toLowerCase()}> is HTML; ${judge(name, INSTEAD)}`;
}
