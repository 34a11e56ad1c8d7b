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
