/**
 * Vietnamese texts with two syllables as one word ("giếng_trời") where one of them mostly stands beside
 * the other: the index has each word of a page once, so that neighbors are lost.
 */
export function joined(texts: string[][]): string[][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [at, word] of text.entries())
      for (const one of [word, `${word}_${text[at + 1]}`])
        counts.set(one, (counts.get(one) ?? 0) + 1);

  const isWord = (word: string, next: string): boolean => {
    const together = counts.get(`${word}_${next}`) ?? 0;
    return together > 1 && together * 2 >= Math.min(counts.get(word)!, counts.get(next)!);
  };
  return texts.map((text) => {
    const found: string[] = [];
    for (let at = 0; at < text.length; at++) {
      const [word, next] = [text[at]!, text[at + 1]];
      found.push(next && isWord(word, next) ? `${word}_${text[++at]}` : word);
    }
    return found;
  });
}
