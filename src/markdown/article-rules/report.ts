import type {FileReport} from './check';
import {printable} from './found';

const isWrong = ({facts, text}: FileReport): boolean => facts.length + text.length > 0;

const block = ({file, facts, text}: FileReport): string =>
  printable([file, ...[...facts, ...text].map((problem) => `  - ${problem}`)].join('\n'));

/** The reports that stop a build, as one text; empty if there are none. */
export function failureText(reports: FileReport[]): string {
  const wrong = reports.filter((report) => !report.isDraft && isWrong(report)).map(block);
  return wrong.length === 0
    ? ''
    : `The site was not built: first fix these problems in the articles.\n\n${wrong.join('\n\n')}\n`;
}

/** Warnings for the author that do not stop the build. */
export const noticeTexts = (reports: FileReport[]): string[] => [
  ...reports
    .filter((report) => report.isDraft && isWrong(report))
    .map((draft) => `This draft is not published. To fix before it is:\n${block(draft)}`),
  ...reports.flatMap(({file, warnings}) => warnings.map((warning) => `${file}: ${warning}`)),
];
