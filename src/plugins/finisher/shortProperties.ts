const DASHED = /--[A-Za-z][\w-]*/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `--a` to `--z`, `--aa` and so on. */
const nameOf = (n: number): string =>
  (n < LETTERS.length ? '--' : nameOf(Math.floor(n / LETTERS.length) - 1)) +
  LETTERS[n % LETTERS.length]!;

/**
 * Gives the custom properties of a stylesheet (and its other dashed names) short ones, the most used
 * the shortest: their names are 600 bytes of each page, compressed.
 *
 * @param css a whole stylesheet, minified
 * @param elsewhere texts of the pages and scripts: a name that stands there keeps its letters
 */
export function shortProperties(css: string, elsewhere: Iterable<string>): string {
  const kept = new Set<string>();
  for (const text of elsewhere) for (const [name] of text.matchAll(DASHED)) kept.add(name);
  const counts = new Map<string, number>();
  // A class may have dashes in its name (`.button--primary`): a name follows no letter.
  const names = new RegExp(`(?<![\\w-])${DASHED.source}`, 'g');
  for (const [name] of css.matchAll(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const order = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let n = 0;
  for (const [name] of order) {
    if (kept.has(name)) continue;
    let next = nameOf(n++);
    while (kept.has(next)) next = nameOf(n++);
    short.set(name, next);
  }
  return css.replace(names, (name) => short.get(name) ?? name);
}
