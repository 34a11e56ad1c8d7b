import {isShouted} from './headings';
import {leftoverInFact} from './leftovers';
import {numbersIn} from './phone';

/** Whether a year-month-day is in the calendar: `2025-02-30` is not. */
function isRealDay(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** YAML parses a bare date as a Date and anything else as text. */
export function asDay(value: unknown): Date | null {
  if (typeof value === 'string' && !(ISO_DAY.test(value) && isRealDay(value))) return null;
  const date = value instanceof Date ? value : new Date(`${String(value)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The line of the file that a fact is in; the first if it is missing. */
export function lineOfFact(head: string, field: string): number {
  const lines = head.split('\n');
  const [name, ...rest] = field.split('.');
  const top = lines.findIndex((line) => line.startsWith(`${name}:`));
  if (top < 0) return 1;
  const end = lines.findIndex((line, index) => index > top && /^\S/.test(line));
  const inner = lines.findIndex(
    (line, index) =>
      index > top && index < end && rest.length > 0 && line.trim().startsWith(`${rest.at(-1)}:`),
  );
  return (inner < 0 ? top : inner) + 1;
}

/**
 * What is wrong with the facts as written, which YAML reads in silence as something else.
 *
 * @returns `field: problem`, at most one for a field
 */
export function writtenFactProblems(
  frontMatter: Record<string, unknown>,
  head: string,
  today: Date,
): string[] {
  const problems: string[] = [];
  for (const [, field, written] of head.matchAll(
    /^(date|reviewBy):\s*["']?(\d{4}-\d{2}-\d{2})(?!\d)/gm,
  )) {
    if (!isRealDay(written!)) {
      problems.push(`${field}: ${written} is not in the calendar; write a day that exists`);
    }
  }
  const year = asDay(frontMatter.date)?.getUTCFullYear();
  if (year && problems.length === 0 && (year < 2000 || year > today.getUTCFullYear() + 1)) {
    problems.push(`date: the year ${year} cannot be meant; write the year of the article`);
  }
  const tell = (field: string, value: unknown): void => {
    if (typeof value === 'string') {
      const problem = wordsProblem(value, field);
      if (problem) problems.push(`${field}: ${problem}`);
    } else if (value && typeof value === 'object' && !(value instanceof Date)) {
      Object.entries(value).forEach(([name, inner]) => tell(`${field}.${name}`, inner));
    }
  };
  Object.entries(frontMatter).forEach(([field, value]) => tell(field, value));
  return problems;
}

function wordsProblem(value: string, field: string): string | null {
  if (/^[“”„‘’«][^“”„‘’«»]*[“”‘’»]$/.test(value)) {
    return 'the quotation marks around it are curly ones, and would be shown; write straight ones: "…"';
  }
  if (numbersIn(value).length > 0) {
    return 'leave the phone number out; the page shows it, and it changes everywhere at once';
  }
  if (/<\/?[a-z][^>]*>|<!--|\*\*|\]\(|^#|&#?\w+;|[{}]/i.test(value)) {
    return 'is shown as it is written; leave out stars, tags, links, braces and signs of Markdown';
  }
  if (field === 'title' && isShouted(value)) {
    return 'is all in capitals; write it as in a sentence, with one at its start';
  }
  if (field === 'imageAlt' && /\.\w{3,4}$|^(?:image|picture|photo|drawing)$/i.test(value.trim())) {
    return 'does not say what the picture shows; describe it, for people who cannot see it';
  }
  return leftoverInFact(value);
}

/** What makes the facts unreadable, and the line of the file; from what is written and what YAML said. */
export function unreadableFacts(
  head: string,
  error: {mark?: {line: number}; reason?: string},
): string {
  const lines = head.split('\n');
  const at = (line: number, problem: string): string => `line ${line + 1}: ${problem}`;
  const name = (line: number): string =>
    /^\s*(?<name>[\w-]+):/.exec(lines[line]!)?.groups?.name ?? 'the fact';
  if (error.reason?.includes('duplicate') && error.mark) {
    return at(
      error.mark.line,
      `${name(error.mark.line)}: is there twice; delete one of the two lines`,
    );
  }
  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0) return at(tab, 'begins with a tab; write two spaces instead');
  const open = lines.findIndex(
    (line) =>
      /^\s*[\w-]+:\s*"(?:[^"\\]|\\.)*$/.test(line) || /^\s*[\w-]+:\s*'(?:[^']|'')*$/.test(line),
  );
  if (open >= 0) {
    return at(
      open,
      `${name(open)}: its quotation mark is not closed; write a straight one (") at both ends`,
    );
  }
  const inner = lines.findIndex((line) =>
    /^\s*[\w-]+:\s*"(?:[^"\\]|\\.)*"\s*[^\s#,}\]]/.test(line),
  );
  if (inner >= 0) {
    return at(
      inner,
      `${name(inner)}: has a straight quotation mark within its words; write curly ones there (“…”)`,
    );
  }
  const colon = lines.findIndex((line) => /^\s*[\w-]+:\s+[^"'\s{[#][^"]*:\s/.test(line));
  if (colon >= 0) {
    return at(
      colon,
      `${name(colon)}: has a colon in its words; put quotation marks around them: "…"`,
    );
  }
  const bracket = lines.findIndex((line) => /^\s*[\w-]+:\s*(?:\[[^\]]*|\{[^}]*)$/.test(line));
  if (bracket >= 0) return at(bracket, `${name(bracket)}: its bracket is not closed`);
  const space = lines.findIndex(
    (line) => /^\s*[\w-]+:\S/.test(line) || /^[A-Za-z][^:]*$/.test(line),
  );
  const line = space >= 0 ? space : (error.mark?.line ?? 0);
  return at(
    line,
    'cannot be read; write a name, a colon, a space and the words between quotation marks, like title: "Words"',
  );
}
