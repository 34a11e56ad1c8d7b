import {search} from './found';
import type {Body} from './read';

/** The text that a new article begins with (`npm run new-article`), to be written over. */
export const SAMPLE_TEXT = `
Begin with what the reader came for, in one or two sentences.

## First heading

Short paragraphs. A list:

<Checklist>

- One thing to do
- Another thing to do

</Checklist>
`;

const LINES = SAMPLE_TEXT.split('\n').filter((line) => /[a-z]{2}/.test(line) && !/^</.test(line));
const PATTERN = new RegExp(`^(?:${LINES.join('|')})[ \\t]*\\r?$`, 'gm');

/** Where a text still has the words of the sample. */
export const sampleProblems = ({source, firstLine}: Body): string[] =>
  search(
    source,
    PATTERN,
    ([line]) => `"${line.trim()}" is from the sample; write your own words, or delete it`,
  ).map(({line, problem}) => `line ${line + firstLine - 1}: ${problem}`);
