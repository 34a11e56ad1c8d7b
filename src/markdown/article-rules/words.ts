// cspell:words amet adipiscing tienes tiene traducci texto
/** Typing mistakes, and leftovers of drafts and other programs, in texts and facts. */
import {company} from '../../data/company';
import type {Sayings} from './found';
import {SERVICE_COMPONENTS} from './vocabulary';

const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(company.phone.e164)!;
const BETWEEN = String.raw`[^\p{L}\p{N}]{0,3}`;
/** The company's number however it is written, even if a line breaks between its parts. */
const PHONE = new RegExp(
  String.raw`(?=[+(1${area![0]}])(?<![\p{L}\p{N}])(?:\+?1${BETWEEN})?\(?${[area, exchange, line].join(BETWEEN)}(?!\p{N})`,
  'gu',
);
const EMAIL = new RegExp(company.email.replaceAll('.', '\\.'), 'gi');
/** The company's name as people type it. A single word is not searched for: it may be a common word. */
const NAME = company.name.includes(' ')
  ? new RegExp(company.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'gi')
  : /(?!)/g;

/** Words all in capitals, which are read aloud letter by letter, and look like shouting. */
export const SHOUTED = /^(?!.*\p{Ll}).*\p{Lu}{2}\P{Lu}.*\p{Lu}{2}/u;
/** A description that says nothing: a file name, or only "picture". */
export const NO_DESCRIPTION = /\.\w{3,4}$|^(?:image|picture|photo|drawing)$/i;

/** Letters that were damaged on their way, in whoever's words. */
export const DAMAGED: Sayings = {
  // UTF-8 that was read in another encoding: `â€™` for ’, `Ã©` for é; joined letters of a PDF.
  '"$&" is a letter that was damaged in copying; delete it and type the letter anew':
    /â€[\u0080-\u2122]|Ã[\u0080-\u00bf\u0152-\u2122]|Â[\u00a0-\u00bf]|[\ufffd\ufb00-\ufb06]/g,
  // By classes: what nobody sees, less what Hindi and emoji are written with.
  'a sign that cannot be seen was copied with the words; delete the word and type it anew':
    /(?![\t\n\r]|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]|[\p{Co}\u2028\u2029\ufffc]|(?<!\p{Script=Devanagari}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200c|\u200d)|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]/gu,
  'the spaces here do not let a line break (they come from a web page or a chat); type the words anew':
    /(?:\u00a0[^\s]+){5,}/gu,
};

export const LEFTOVERS: Sayings = {
  ...DAMAGED,
  // Case-sensitive, and not among other capitals, because Spanish has the word "todo".
  '"$&" looks like a note to yourself; write the words, or delete it':
    /\b(?:TODO(?!\s+\p{Lu}{2})|TBD|TBA|FIXME|X{3,})\b|\?{3,}/gu,
  '"$&" looks like a note to yourself; write what is missing, or delete it':
    /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|asdf+|blah blah)\b|\b(?:(?:your|some|sample|dummy|placeholder|filler) )+(?:text|words|content|copy|heading|title|sentence)(?: goes)? here\b|\b(?:dummy|filler|placeholder) text\b|\[(?:insert|add|fill in|your|name|date|price|link|photo|picture|check|ask)\b[^\]\n]*\](?![(:[])/gi,
  '"$&" is left of a message that the words came in; delete it':
    /^(?:(?:Sent|Enviado|Được gửi) (?:from|desde|từ) (?:my|mi|iPhone|Outlook|Yahoo|Gmail)\b.*|(?:나의|내) \w+에서 보냄.*|Begin forwarded message:|-+ *(?:Original|Forwarded) message *-*|(?:From|Subject|Sent|Cc|Fwd?|Re): .*|On .{5,60} wrote:|\[\d{1,2}[:/.][^\]\n]*\] .*|As an? (?:AI|language model)\b.*|(?:Sure|Certainly|Of course|Absolutely)[!,.:] (?:here|I|let)\b.*|Here(?:’s|'s| is) (?:the|your|a) (?:\w+ )?(?:translation|version|article|text|draft|rewrite)\b.*|(?:Aquí (?:tienes|tiene|está)|Đây là) (?:la|el|bản) (?:traducción|texto|dịch)\b.*|I hope this (?:email|helps)\b.*|Let me know if you(?:’d|'d| would| want| need)\b.*)/gim,
  '"$&" is the number of a note that is not here; delete it':
    /[⁰¹⁴-⁹]+|(?<!\b(?:ft|in|yd|mi|m|cm|mm|km)|\bsq\.?|\d)[²³]+|(?<=[\p{L}.,;:!?)”"])\[\d{1,2}\](?![([:])/gu,
  'the amount $& has its comma in the wrong place; write three digits after it, like $10,000':
    /\$\d{1,3}(?:,\d{3})*,(?:\d{1,2}|\d{4,})(?!\d)/g,
};

/** Little pictures, which search results leave out and screen readers read aloud in words. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}/u;

/** Signs that mean nothing where words are shown as they are written. */
export const MARKUP: Sayings = {
  'is shown as it is written; leave out stars, tags, links, braces and signs of Markdown':
    /<\/?[a-z][^>]*>|<!--|\*\*|\]\(|^#|&#?\w+;|[{}]/gi,
};

/** Not allowed in facts, which pages show as written. */
export const IN_FACTS: Sayings = {
  'the quotation marks around it are curly ones, and would be shown; write straight ones: "…"':
    /^[“”„‘’«][^“”„‘’«»]*[“”‘’»]$/g,
  'leave the phone number out; the page shows it, and it changes everywhere at once': PHONE,
  ...MARKUP,
  ...LEFTOVERS,
  'leave our email address out; the page shows it, and it changes everywhere at once': EMAIL,
  "leave the company's name out; the page shows it, and it changes everywhere at once": NAME,
  'begins or ends with a space, or is nothing but spaces': /^\s|\s$/g,
  'has a tab or a new line in it (in quotation marks \\t and \\n are such signs); write it in one line':
    /(?<=\S[ ]*)[\t\n](?=\s*\S)/g,
};

/** Not allowed anywhere in a text. */
export const IN_TEXT: Sayings = {
  'write <Phone /> instead of the number, so that it can be tapped and changes everywhere at once':
    PHONE,
  'write <Email /> instead of our email address, so that it changes everywhere at once': EMAIL,
  "write <Company /> instead of the company's name, so that it changes everywhere at once": NAME,
  ...LEFTOVERS,
  '"$&" has a space behind its <, and is shown as it is written; leave the space out': new RegExp(
    `< +/?(?:${SERVICE_COMPONENTS.join('|')})\\b[^<>\\n]*>?`,
    'gi',
  ),
  '"$&" was copied from a chat program; delete it':
    /【\d[^】\n]*】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/g,
  '"$&" is a sign of WordPress, and is shown as it is written; leave it out':
    /\[(?:caption|gallery|embed|video) [^\]\n]+\]/gi,
  '"$&" has a word twice; delete one': /\b(?<word>the|of|and|with|your|our|for|is) \k<word>\b/gi,
  'a box is not closed; write ::: on a line of its own below it':
    /^:::+\s*[a-z]+(?![^]*^:::+[ \t]*$)/gm,
  '"$&" begins no box; write :::note, :::tip, :::info, :::warning or :::danger, and its title in brackets: :::note[Title]':
    /^:::+(?!(?:note|tip|info|warning|danger|caution)(?:[[{]|[ \t]*$))[ \t]*(?=\p{L})[^\n]*/gmu,
};

/** MDX reads these lines as code, and does not always report an error. */
export const CODE: Sayings = {
  'a paragraph that begins with the small word "$&" is read as code; begin it with another word or a capital letter':
    /^(?:import|export)(?=\s)/gm,
};

/** CommonMark ends no bold between a sign and a letter (https://github.com/commonmark/commonmark-spec/issues/650). */
export const BESIDE: Sayings = {
  'bold and italic cannot begin or end between a sign and a letter; put the letters beside it inside the stars, too, like **지붕(roof)은**':
    /(?=\*)(?:(?<![\p{L}\p{N}*])(?<stars>\*\*?)(?=[^\s*])[^*\n]*[\p{P}\p{S}]\k<stars>(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*[\p{P}\p{S}][^*\n]*\*\*)/gu,
};

/** Marks that stayed in the words, because they are not closed or stand next to a space. */
export const MARKS: Sayings = {
  'bold is not closed, or has a space inside its stars; write **words** with two stars right before and right after':
    /\*\*|(?<!\w)__(?=\w)|(?<=\w)__(?![\w])/g,
  'struck-out words are not closed; write ~~words~~, or delete the signs': /~~(?=\S)/g,
  'a link or picture cannot be read; write [words](address), with no space in the address and both brackets closed':
    /\]\(/g,
  'italic is not closed; write *words* with a star right before and right after, or delete it':
    /(?<=[^\n]\s)[*_](?=\p{L})/gu,
  'a ` is left over; delete it, or write ’ for an apostrophe': /`/g,
  'a link by name or a footnote leads nowhere; write [words](address)': /\]\[|\[\^[^\]\n]*\]/g,
};

const CELLS =
  'write | between the cells, as many in each row as in the first, and | --- | below the first';

/** What people put before the points of a list: at one line the first, at two lines one below the other the rest. */
const BULLET = /[•●▪◦·‣・○■□◆]|o\t/;
const POINT = [
  /[-*](?=[\p{L}\u00a0])/u,
  /[‒–—−]/u,
  /(?![©®™])[\p{So}➢➤➔►▶]/u,
  /\d{1,2}[.)](?=[\p{L}\u00a0])/u,
  /(?!\d)\p{Nd}{1,2}[.)]/u,
  /[1-9]\ufe0f?\u20e3|[①-⑳]|\(\d\)/u,
  // Escaped by another program; `withoutCode` leaves the backslash.
  /(?:\d{1,2})?\\ /u,
]
  .map(({source}) => source)
  .join('|');
/** Letters before points, where the next line has the next one. */
const LETTERS = ['a b', 'i ii', '가 나'].map((pair) =>
  pair.replace(/(.+) (.+)/, String.raw`$1[.)][ \t][^\n]*\n[ \t]*$2[.)]`),
);

/** Failed attempts at a table, a list, a heading or a link, which became a paragraph. */
export const IN_PARAGRAPHS: Sayings = {
  [`this table is broken; ${CELLS}, with no empty line within`]:
    /^[ \t]*\|.*\|[ \t]*$|^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|/gm,
  [`a table pasted from Word has lost its cells; ${CELLS}`]:
    /^(?!o\t)[^\t\n]+\t+[^\n]*\n[^\t\n]+\t+/gm,
  'a heading needs a space after its signs; write ## Heading':
    /^#{1,6}(?=[\p{L}\u00a0])|^#{2,6}(?=[^\s#])/gmu,
  'these lines make no list; begin each line with "- " or "1. ", with a space behind it':
    new RegExp(
      String.raw`^\s*(?:${BULLET.source})\s*\S|(?<![^])1\\ |^(?:${POINT})[^\n]*\n[ \t]*(?:${POINT})|^(?:${LETTERS.join('|')})`,
      'gimu',
    ),
  'the brackets of a link or picture stand in the wrong order, or apart; write [words](address)':
    /\([^()\n]+\)\[(?:https?:\/\/|www\.|\/|[\w-]+\.\w{3,4}\])[^\]\n]*|\[[^\]\n]+\][ \t]+\((?:https?:\/\/|www\.|\.?\/|[\w-]+\.\w{3,4}\))[^)\n]*/g,
};
