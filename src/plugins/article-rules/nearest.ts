function distance(a: string, b: string): number {
  const row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j]!;
      row[j] = Math.min(above + 1, row[j - 1]! + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length]!;
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
