import leven from 'leven';

/** The name that was probably meant: the nearest, at most `limit` letters away, in any case. */
export function nearest(name: string, known: readonly string[], limit: number): string | undefined {
  const [best] = known
    .filter((one) => one !== name)
    .map((one) => ({one, far: leven(one.toLowerCase(), name.toLowerCase())}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return best?.one;
}
