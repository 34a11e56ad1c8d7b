import {company} from '../../data/company';

/** Reading speed, in words per minute, behind the read times. */
export const WORDS_PER_MINUTE = 200;

/** Components that Markdown may use without importing them (`src/theme/MDXComponents`). */
export const MARKDOWN_COMPONENTS = [
  'Checklist',
  'ClaimsNotice',
  'Details',
  'Email',
  'Figure',
  'Head',
  'Phone',
  'ServiceList',
];

export const TRUNCATE_MARKER = '{/* truncate */}';

/** Body without blocks of code, whose signs are not Markdown; line numbers stay as they are. */
function withoutCode(body: string): string {
  return body.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''));
}

/**
 * The visible text of a body: running text, tables, headings and captions, without URLs, alt texts
 * or markup.
 */
export function readableText(body: string): string {
  const captions = [...body.matchAll(/caption="(?<text>[^"]*)"/g)].map(({groups}) => groups!.text!);
  const text = body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\[(?<label>[^\]]*)\]\([^)]*\)/g, '$<label>')
    .replace(/^\|[ \-:|]*\|$/gm, ' ')
    .replace(/[|*#>]/g, ' ');
  return `${text} ${captions.join(' ')}`;
}

/** Counts the words of a body's visible text. */
export function countWords(body: string): number {
  return readableText(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A picture in the text: alt text, URL and line. */
type Picture = {alt: string; url: string; line: number};

function pictures(body: string): Picture[] {
  return body.split('\n').flatMap((text, index) =>
    [...text.matchAll(/!\[(?<alt>[^\]]*)\]\((?<url>[^)\s]+)[^)]*\)/g)].map(({groups}) => ({
      alt: groups!.alt!.trim(),
      url: groups!.url!,
      line: index + 1,
    })),
  );
}

/**
 * Problems of an article's text, worded for its author.
 *
 * @param body the file below its front matter
 * @param firstLine number of the body's first line in the file
 * @param pictureExists whether a file exists at a URL such as `/img/figures/roof.svg`
 */
export function bodyProblems(
  body: string,
  firstLine: number,
  pictureExists: (url: string) => boolean,
): string[] {
  const problems: string[] = [];
  const at = (line: number) => `line ${line + firstLine - 1}`;
  const plain = withoutCode(body);
  if (countWords(body) === 0) {
    return ['the text is missing: write it below the second --- line'];
  }
  const firstText = plain.split('\n').find((line) => line.trim() !== '');
  if (firstText?.trim() !== TRUNCATE_MARKER) {
    problems.push(
      `the first line of the text has to be ${TRUNCATE_MARKER}, so that the list of articles does not load the whole text`,
    );
  }
  plain.split('\n').forEach((text, index) => {
    if (/^#\s/.test(text)) {
      problems.push(
        `${at(index + 1)}: "${text}" is a first-level heading, and the title is the page's only one; write "#${text}"`,
      );
    }
    if (text.includes(company.phone.display)) {
      problems.push(
        `${at(index + 1)}: write <Phone /> instead of the number, so that it can be tapped and changes everywhere at once`,
      );
    }
    for (const [, name] of text.matchAll(/<(?<name>[A-Z]\w*)/g)) {
      if (!MARKDOWN_COMPONENTS.includes(name!)) {
        problems.push(
          `${at(index + 1)}: <${name}> is not known here; you can use ${MARKDOWN_COMPONENTS.filter((known) => known !== 'Head').join(', ')}`,
        );
      }
    }
  });
  for (const {alt, url, line} of pictures(plain)) {
    if (alt === '') {
      problems.push(
        `${at(line)}: the picture ${url} has no description; write what it shows between the square brackets, for people who cannot see it`,
      );
    }
    if (url.startsWith('/') && !pictureExists(url)) {
      problems.push(`${at(line)}: there is no picture at static${url}`);
    }
  }
  return problems;
}

/**
 * Checks that the stated read time is right to within a minute.
 *
 * @returns the problem, in words; null where it is right
 */
export function readTimeProblem(words: number, readTime: number): string | null {
  const minutes = words / WORDS_PER_MINUTE;
  if (Math.abs(minutes - readTime) <= 1) return null;
  const right = Math.max(1, Math.round(minutes));
  return `readTime: says ${readTime}, but ${words} words take about ${minutes.toFixed(1)} minutes at ${WORDS_PER_MINUTE} a minute; write ${right}`;
}
