/**
 * Makes what a visitor typed harmless in a header, a terminal, a chat and a mail: removes whatever could
 * repaint a screen, end a line or reverse the direction of the text beside it.
 */

/**
 * Format characters: marks of direction, zero-width ones, tags. A joiner stays where it belongs to
 * the writing: after a sign of Devanagari, or inside of an emoji.
 */
const FORMAT =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/gu;

/** Lone surrogates, which no mail encoding can carry. */
const BROKEN = /\p{Cs}/gu;

/**
 * For a terminal: replaces each run of breaks, control and format characters by a blank. Not for a mail,
 * because it also replaces joiners, which some scripts need.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

const plain = (text: string): string => text.replace(FORMAT, '').replace(BROKEN, '\ufffd');

/** One line: breaks, tabs and control characters are blanks. */
export const oneLine = (text: string): string =>
  plain(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** One line, in which no program sees a link or an encoded word (RFC 2047), which Python decodes in quotes, too. */
export const unlinked = (text: string): string =>
  oneLine(text).replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])|:\/\/|=(?=\?)/gu, '$& ');

/** Splits a longer text into lines, each as harmless as `oneLine`, except that inner blanks stay. */
export const lines = (text: string): string[] =>
  plain(text.trim())
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trimEnd());

/** Cuts a text to `limit` UTF-16 units, the last one “…”; never splits a character. */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
