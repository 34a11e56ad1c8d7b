/** A word and how wide it is at a font size of 1 px. */
export type Word = {text: string; width: number};

/** The room for a title, in pixels, and the font sizes to try, from large to small. */
export type Room = {width: number; height: number; sizes: readonly number[]};

/** How a title is set: its lines, and the font size in pixels. */
type Setting = {lines: string[]; size: number};

/** After one of these a line may well end: the next one begins with a new thought. */
const PAUSE = /[.?!।]$/;
/** What is left of the cost of a line's blank where it ends with a pause. */
const AFTER_PAUSE = 0.5;
/** The least share of the largest size that fits, if it saves a line: few lines read better. */
const SMALLER = 0.83;

type Way = {lines: string[]; cost: number};

/**
 * Breaks words into lines of even length, at spaces alone (Korean breaks anywhere otherwise), and
 * rather after a sentence than elsewhere. With as few lines as the width allows.
 *
 * @param space width of a space, at the same size as the words
 * @returns null where a word is wider than a line
 */
export function breakLines(words: readonly Word[], space: number, width: number): string[] | null {
  if (words.some((word) => word.width > width)) return null;
  /** The best ways to set the words from each one on, by number of lines. */
  const ways: Map<number, Way>[] = words.map(() => new Map<number, Way>());
  ways.push(new Map([[0, {lines: [], cost: 0}]]));

  for (let first = words.length - 1; first >= 0; first--) {
    let used = -space;
    for (let end = first + 1; end <= words.length; end++) {
      used += space + words[end - 1]!.width;
      if (used > width) break;
      const text = words
        .slice(first, end)
        .map((word) => word.text)
        .join(' ');
      const isPaused = end < words.length && PAUSE.test(text);
      const blank = (1 - used / width) ** 2 * (isPaused ? AFTER_PAUSE : 1);
      for (const [count, rest] of ways[end]!) {
        const way = {lines: [text, ...rest.lines], cost: blank + rest.cost};
        const known = ways[first]!.get(count + 1);
        if (!known || way.cost < known.cost) ways[first]!.set(count + 1, way);
      }
    }
  }
  const fewest = Math.min(...ways[0]!.keys());
  return ways[0]!.get(fewest)!.lines;
}

/**
 * Sets a title about as large as its room allows.
 *
 * @param words widths at 1 px
 * @param space width of a space at 1 px
 * @param lineHeight as a factor of the size
 * @throws Error where even the smallest size does not fit
 */
export function fitTitle(
  words: readonly Word[],
  space: number,
  lineHeight: number,
  {width, height, sizes}: Room,
): Setting {
  let best: Setting | undefined;
  for (const size of sizes) {
    if (best && size < best.size * SMALLER) break;
    const lines = breakLines(words, space, width / size);
    const fits = lines && lines.length * lineHeight * size <= height;
    if (fits && (!best || lines.length < best.lines.length)) best = {lines, size};
  }
  if (best) return best;
  const title = words.map(({text}) => text).join(' ');
  throw new Error(`"${title}" is too long for the picture of its link preview.`);
}
