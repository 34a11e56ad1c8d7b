import type {Row} from '../../server/database/engine';
import {medianWait, ZONE_NAME} from '../../server/notify/florida';
import type {Operations} from '../../server/staff/operations';
import {asCsv, asTable, readable} from './table';

const STATES = ['new', 'called', 'scheduled', 'won', 'lost', 'spam'];

/** The tables below the weeks: how many requests came by each page, referrer and language. */
const SOURCES: [kind: string, title: string][] = [
  ['page', 'Page'],
  ['referrer', 'Came from'],
  ['language', 'Language'],
];

const MOST = 15;

/** What all weeks had, the largest first. */
const TOTALS = `
  select kind, value, sum(requests)::int as requests from intake.report_details
  group by kind, value order by requests desc, value`;

function asText(weeks: Row[], totals: Row[]): string {
  const table = asTable(
    ['Week from', 'requests', ...STATES, 'first call'],
    weeks.map((week) => [
      week.week ? String(week.week) : 'all',
      ...['requests', ...STATES].map((column) => String(week[column])),
      medianWait(week.median_minutes),
    ]),
  );
  const sources = SOURCES.map(([kind, title]) => {
    const all = totals.filter((row) => row.kind === kind);
    const more = all.length > MOST ? `\n(${all.length - MOST} more: --csv)` : '';
    const rows = all.slice(0, MOST).map((row) => [readable(row.value), String(row.requests)]);
    return asTable([title, 'requests'], rows) + more;
  });
  return [
    table,
    `Weeks begin on Monday, ${ZONE_NAME} Time, and count the requests that came in them, by what became of them; spam is apart. First call: the median wait.`,
    ...sources,
  ].join('\n\n');
}

/**
 * What the owner asks: requests by week and what became of them, where they came from, and how long
 * people waited for the first call. As CSV, a line for each week and source, for a pivot table.
 */
export async function report(operations: Operations, csv: boolean): Promise<string> {
  const weeks = await operations.query('select * from intake.report');
  if (weeks.length === 0 && !csv) return 'No inspection requests yet.';
  if (!csv) return asText(weeks, await operations.query(TOTALS));
  const details = await operations.query('select * from intake.report_details');
  const medians = weeks
    .filter(({week, median_minutes}) => week !== null && median_minutes !== null)
    .map(({week, median_minutes}) => ({week, kind: 'median_minutes', value: median_minutes}));
  return asCsv([...details, ...medians], ['week', 'kind', 'value', 'requests']);
}
