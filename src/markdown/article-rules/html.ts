import {find, judge, onePerLine, withoutCode, type Found, type Sayings} from './found';
import {nearest} from '../nearest';
import {SERVICE_COMPONENTS} from './vocabulary';

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
  'delete the tag, and keep the words in it': /^/,
};

/** HTML tags, except the ones that may stay because Markdown has no syntax for them. */
const TAG = /(?<=<\/?)(?!(?:sub|sup|kbd|abbr)\b)(?:[a-z][a-z\d]*|[A-Z]+\d?)(?=[\s/>])/g;

function tagProblem(name: string): string {
  const meant = nearest(name, SERVICE_COMPONENTS, 1);
  return meant
    ? `<${name}> is no tag; did you mean <${meant}>, with a capital letter?`
    : `<${name.toLowerCase()}> is HTML; ${judge(name, INSTEAD)}`;
}

/** HTML that does not belong in an article: one problem per line, the first in the order below. */
export function htmlProblems(source: string): Found[] {
  const text = withoutCode(source);
  return onePerLine([
    ...find(text, {
      'this was pasted from Word with its HTML; paste it as plain text (Ctrl+Shift+V) and write the Markdown anew':
        /<\/?[ovwm]:\w+|class\s*=\s*["']?Mso|mso-|<!--\[if|<!\[endif|<\?xml/gi,
      'a note in <!-- --> does not work here; write {/* the note */}, or delete it': /<!--/g,
      'colors, sizes and fonts are the same on every page; delete the tag with style=, and keep its words':
        /<\w[^<>]*\sstyle\s*=/g,
    }),
    ...find(text, {'$&': TAG}).map(({line, problem}) => ({line, problem: tagProblem(problem)})),
  ]);
}
