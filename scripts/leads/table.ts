type Row = Record<string, unknown>;

/** A value for people: dates to the minute, objects as JSON, no control characters. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'object' && !(value instanceof Date)
      ? JSON.stringify(value)
      : String(value instanceof Date ? value.toISOString() : value);
  // Control and direction characters typed by a visitor could repaint the screen.
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
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

/** RFC 4180, with the names of the columns first. */
export function asCsv(rows: Row[], columns: string[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => readable(row[column])))]
    .map((cells) => cells.map(csvCell).join(',') + '\r\n')
    .join('');
}

/** A spreadsheet takes a cell that begins with one of these for a formula: an apostrophe stops it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
