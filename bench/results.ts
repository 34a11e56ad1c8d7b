/** What the benchmarks have measured, kept as one small file a day. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Figures by row and column. */
export type Table = Record<string, Record<string, number>>;

export type Results = {
  date: string;
  /** By what they ran on, then by their names: only figures of one machine can be compared. */
  machines: Record<string, Record<string, Table>>;
};

const FOLDER = 'bench/results';

const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? os.arch()}, ${Math.round(os.totalmem() / 1e9)} GB, Node ${process.versions.node}`;

/** The newest kept results, or null. */
export function newest(): Results | null {
  const files = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).sort() : [];
  const last = files.filter((file) => file.endsWith('.json')).at(-1);
  return last ? (JSON.parse(fs.readFileSync(path.join(FOLDER, last), 'utf8')) as Results) : null;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Adds a table to the results of today, in place of one of that name, and prints it. */
export function keep(name: string, table: Table): void {
  const date = new Date().toISOString().slice(0, 10);
  const last = newest();
  const others = Object.entries(last?.date === date ? last.machines : {}).map(
    ([of, tables]) => [of, Object.entries(tables).filter(([other]) => other !== name)] as const,
  );
  const machines = Object.fromEntries(
    others
      .filter(([, tables]) => tables.length > 0)
      .map(([of, tables]) => [of, Object.fromEntries(tables)]),
  );
  const kept = Object.fromEntries(
    Object.entries(table).map(([row, cells]) => [
      row,
      Object.fromEntries(Object.entries(cells).map(([head, value]) => [head, rounded(value)])),
    ]),
  );
  (machines[machine()] ??= {})[name] = kept;
  fs.mkdirSync(FOLDER, {recursive: true});
  fs.writeFileSync(
    path.join(FOLDER, `${date}.json`),
    `${JSON.stringify({date, machines} satisfies Results, null, 2)}\n`,
  );
  console.log(`\n${markdown(name, kept)}`);
}

const shown = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** A table as Markdown. */
export function markdown(name: string, table: Table): string {
  const heads = [...new Set(Object.values(table).flatMap((cells) => Object.keys(cells)))];
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line([name, ...heads]),
    line(['---', ...heads.map(() => '---:')]),
    ...Object.entries(table).map(([row, cells]) =>
      line([row, ...heads.map((head) => (head in cells ? shown(cells[head]!) : ''))]),
    ),
  ].join('\n');
}
