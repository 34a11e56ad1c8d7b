import {medianWait} from '../../server/notify/florida';
import type {Operations} from '../../server/staff/operations';
import {asCsv, asTable, readable} from './table';

type Row = Record<string, unknown>;

/** A line of `intake.report_details`: so many requests of a week have this in common. */
interface Detail {
  week: string;
  /** `state`, `page`, `referrer`, `language`, or `minutes` until the first call. */
  kind: string;
  value: string;
  requests: number;
}

const STATES = ['new', 'called', 'scheduled', 'won', 'lost', 'spam'];

/** What is listed below the weeks: how many requests each page and the like brought. */
const SOURCES: [kind: string, title: string][] = [
  ['page', 'Page'],
  ['referrer', 'Came from'],
  ['language', 'Language'],
];

/** How many sources of a kind the terminal shows. */
const MOST = 15;

/** Each source with its requests in all weeks, the largest first. */
function totals(details: Detail[], kind: string): [value: string, requests: number][] {
  const sums = new Map<string, number>();
  for (const {kind: other, value, requests} of details)
    if (other === kind) sums.set(value, (sums.get(value) ?? 0) + requests);
  return [...sums].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

function asText(weeks: Row[], details: Detail[]): string {
  const table = asTable(
    ['Week from', 'requests', ...STATES, 'first call'],
    weeks.map((week) => [
      week.week ? String(week.week) : 'all',
      ...['requests', ...STATES].map((column) => String(week[column])),
      medianWait(week.median_minutes),
    ]),
  );
  const sources = SOURCES.map(([kind, title]) => {
    const all = totals(details, kind);
    const more = all.length > MOST ? `\n(${all.length - MOST} more: --csv)` : '';
    const rows = all.slice(0, MOST).map(([value, requests]) => [readable(value), `${requests}`]);
    return asTable([title, 'requests'], rows) + more;
  });
  return [
    table,
    'Weeks begin on Monday, Eastern Time, and count the requests that came in them, by what became of them; spam is apart. First call: the median wait.',
    ...sources,
  ].join('\n\n');
}

/**
 * What the owner asks: requests by week and what became of them, where they came from, and how long
 * people waited for the first call. As CSV, a line for each week and source, for a pivot table.
 */
export async function report(operations: Operations, csv: boolean): Promise<string> {
  const weeks = await operations.query('select * from intake.report');
  const details = (await operations.query('select * from intake.report_details')).map(
    (row): Detail => ({
      week: String(row.week),
      kind: String(row.kind),
      value: String(row.value),
      requests: Number(row.requests),
    }),
  );
  if (weeks.length === 0) return csv ? asCsv([], CSV_COLUMNS) : 'No inspection requests yet.';
  if (!csv) return asText(weeks, details);
  const medians = weeks
    .filter(({week, median_minutes}) => week !== null && median_minutes !== null)
    .map(({week, median_minutes}) => ({week, kind: 'median_minutes', value: median_minutes}));
  return asCsv([...details, ...medians], CSV_COLUMNS);
}

const CSV_COLUMNS = ['week', 'kind', 'value', 'requests'];
