function distance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The name that was probably meant: the nearest, at most `limit` letters away, in any case. */
export function nearest(name: string, known: readonly string[], limit: number): string | undefined {
  const [best] = known
    .filter((one) => one !== name)
    .map((one) => ({one, far: distance(one.toLowerCase(), name.toLowerCase())}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return best?.one;
}
