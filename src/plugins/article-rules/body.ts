import {company} from '../../data/company';

/** From how many words a minute read times are reckoned. */
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
 * What a reader meets of a body: running text, tables, headings and captions, without addresses,
 * picture descriptions or markup.
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

/** How many words a reader meets in a body. */
export function countWords(body: string): number {
  return readableText(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A picture in the text: what it shows, its address, its line. */
type Picture = {alt: string; address: string; line: number};

function pictures(body: string): Picture[] {
  return body.split('\n').flatMap((text, index) =>
    [...text.matchAll(/!\[(?<alt>[^\]]*)\]\((?<address>[^)\s]+)[^)]*\)/g)].map(({groups}) => ({
      alt: groups!.alt!.trim(),
      address: groups!.address!,
      line: index + 1,
    })),
  );
}

/**
 * What is wrong with the text of an article, in words for its writer.
 *
 * @param body the file below its front matter
 * @param firstLine number of the body's first line in the file
 * @param pictureExists answers for an address such as `/img/figures/roof.svg`
 */
export function bodyProblems(
  body: string,
  firstLine: number,
  pictureExists: (address: string) => boolean,
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
  for (const {alt, address, line} of pictures(plain)) {
    if (alt === '') {
      problems.push(
        `${at(line)}: the picture ${address} has no description; write what it shows between the square brackets, for people who cannot see it`,
      );
    }
    if (address.startsWith('/') && !pictureExists(address)) {
      problems.push(`${at(line)}: there is no picture at static${address}`);
    }
  }
  return problems;
}

/**
 * Is the promised read time true to within a minute?
 *
 * @returns the problem, in words; null where it is true
 */
export function readTimeProblem(words: number, readTime: number): string | null {
  const minutes = words / WORDS_PER_MINUTE;
  if (Math.abs(minutes - readTime) <= 1) return null;
  const right = Math.max(1, Math.round(minutes));
  return `readTime: says ${readTime}, but ${words} words take about ${minutes.toFixed(1)} minutes at ${WORDS_PER_MINUTE} a minute; write ${right}`;
}
