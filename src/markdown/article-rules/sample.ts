import type {Sayings} from './found';

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

/** The text that a new review begins with (`npm run new-review`). */
export const SAMPLE_REVIEW = `
What the customer wrote: shortened if need be, and never improved.

> What you reply; delete it where you do not.
`;

const LINES = `${SAMPLE_TEXT}${SAMPLE_REVIEW}`
  .split('\n')
  .filter((line) => /[a-z]{2}/.test(line) && !/^</.test(line));
/** Lines of the samples that a text must not keep. */
export const SAMPLE: Sayings = {
  '"$&" is from the sample; write your own words, or delete it': new RegExp(
    `^(?:${LINES.join('|')})[ \\t]*\\r?$`,
    'gm',
  ),
};
