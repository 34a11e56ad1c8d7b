/** One step from an old sequence to a new one; the numbers are places in them. */
export type Step = {kind: 'same' | 'gone' | 'new'; old: number; now: number};

/**
 * The steps that lead from one sequence to another with the fewest changes; what is gone stands
 * before what is new in its place.
 *
 * @param weigh how well an old place and a new one answer to each other; 0 where they do not
 */
export function steps(
  old: readonly unknown[],
  now: readonly unknown[],
  weigh = (i: number, j: number): number => (old[i] === now[j] ? 1 : 0),
): Step[] {
  // best[i][j]: the most that old from i on and now from j on can have in common.
  const best = Array.from({length: old.length + 1}, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  const together = (i: number, j: number): number =>
    weigh(i, j) > 0 ? weigh(i, j) + best[i + 1]![j + 1]! : 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      best[i]![j] = Math.max(together(i, j), best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const found: Step[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const isInBoth = i < old.length && j < now.length;
    if (isInBoth && together(i, j) > 0 && together(i, j) === best[i]![j]) {
      found.push({kind: 'same', old: i, now: j});
      i += 1;
      j += 1;
    } else if (j === now.length || (isInBoth && best[i + 1]![j]! >= best[i]![j + 1]!)) {
      found.push({kind: 'gone', old: i, now: j});
      i += 1;
    } else {
      found.push({kind: 'new', old: i, now: j});
      j += 1;
    }
  }
  return found;
}
