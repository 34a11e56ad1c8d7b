/**
 * What a visitor typed, made harmless for a header, a terminal, a chat and a mail: nothing that
 * repaints a screen, ends a line or turns the direction of the text beside it.
 */

/**
 * Format characters: marks of direction, zero-width ones, tags. A joiner stays where it belongs to
 * the writing: after a sign of Devanagari, or inside of an emoji.
 */
const FORMAT =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/gu;

/** Lone halves of a character, which no encoding of a mail can carry. */
const BROKEN = /\p{Cs}/gu;

/**
 * For a terminal: every run of breaks, control and format characters is one blank. Not for a mail: it
 * takes joiners, which belong to the writing, for marks.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

const plain = (text: string): string => text.replace(FORMAT, '').replace(BROKEN, '\ufffd');

/** One line: breaks, tabs and control characters are blanks. */
export const oneLine = (text: string): string =>
  plain(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** The lines of a longer text, each by itself as harmless as `oneLine` but for its inner blanks. */
export const lines = (text: string): string[] =>
  plain(text.trim())
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trimEnd());

/** The beginning, and a mark where there was more. Never half of a character. */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
