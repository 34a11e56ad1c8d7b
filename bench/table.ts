export type Table = Record<string, Record<string, number>>;

const shown = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

export function print(name: string, table: Table): void {
  const heads = Object.keys(Object.values(table)[0]!);
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(table).map(([row, cells]) =>
    line([row, ...heads.map((head) => shown(cells[head]!))]),
  );
  const rule = line(['---', ...heads.map(() => '---:')]);
  console.log(['', line([name, ...heads]), rule, ...rows].join('\n'));
}

/** The value in the middle; of an even number, the upper of the two. Leaves the list as it is. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * The medians of some rounds, each of which measures every subject once, so that a busy machine hits all
 * alike. Says after each round how far it is.
 *
 * @param part name of the benchmark, for that line
 * @param subjects names of the rows, and what `measure` gets
 */
export async function inRounds<Subject>(
  part: string,
  rounds: number,
  subjects: readonly (readonly [name: string, subject: Subject])[],
  measure: (subject: Subject) => Promise<Record<string, number>>,
): Promise<Table> {
  const runs = new Map<string, Record<string, number>[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const [name, subject] of subjects)
      runs.set(name, [...(runs.get(name) ?? []), await measure(subject)]);
    console.error(`${part}: round ${round} of ${rounds}`);
  }
  const medians = (all: Record<string, number>[]) =>
    Object.fromEntries(
      Object.keys(all[0]!).map((head) => [head, median(all.map((run) => run[head]!))]),
    );
  return Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)]));
}
