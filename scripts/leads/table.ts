import type {Row} from '../../server/database/engine';
import {printable} from '../../server/notify/clean';
import {sortable, ZONE_NAME} from '../../server/notify/florida';

const isTime = (column: string): boolean => column.endsWith('_at');

/**
 * A value as one line of text, objects as JSON, without control characters or marks that change the
 * direction of writing.
 */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // Typed by a visitor, it could repaint the screen.
  return printable(text).trim();
}

/** One block per row, `label  value` lines, empty values left out: readable however long a message is. */
export function asBlocks(
  rows: Row[],
  title: (row: Row) => string,
  labels: Record<string, string>,
): string {
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  return rows
    .map((row) => {
      const lines = Object.entries(labels)
        .map(([key, label]) => [label, readable(row[key])] as const)
        .filter(([, value]) => value !== '')
        .map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
      return [title(row), ...lines].join('\n');
    })
    .join('\n\n');
}

/** A table for the terminal: the first column is left-aligned, the others are right-aligned. */
export function asTable(heads: string[], rows: string[][]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * RFC 4180, with the names of the columns first, and a byte-order mark, without which Excel takes
 * UTF-8 for something else. Times are by Florida's clock, as their heads say.
 */
export function asCsv(rows: Row[], columns: string[]): string {
  const heads = columns.map((column) => (isTime(column) ? `${column} (${ZONE_NAME})` : column));
  const cells = rows.map((row) =>
    columns.map((column) =>
      isTime(column) && row[column]
        ? sortable(new Date(String(row[column])))
        : readable(row[column]),
    ),
  );
  const lines = [heads, ...cells].map((line) => line.map(csvCell).join(','));
  return `\ufeff${lines.join('\r\n')}`;
}

/**
 * Spreadsheets take a cell that begins with one of these characters for a formula, also in the
 * full-width forms of Korean keyboards: a leading apostrophe prevents this. (`readable` has removed tabs
 * and line ends.) Where the comma is the decimal sign, as in Spanish, Excel splits at semicolons
 * instead, even between quotes that do not begin a line: so text after a semicolon is escaped, too.
 */
function csvCell(text: string): string {
  const safe = text.replace(/(^|;)(\s*[=+\-@＝＋－＠])/g, "$1'$2");
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
