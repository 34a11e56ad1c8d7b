/**
 * What an article, a service page or a translated copy must and must not say.
 *
 * 1. `read.ts` splits a file into facts and text (`unreadable.ts`: why it cannot).
 * 2. `facts.ts` checks the facts by the Joi schemas of `frontMatter.ts`: lengths, dates, choices.
 * 3. `lint.ts` walks the text once; `rules.ts`, `references.ts` and `words.ts` hold its rules.
 * 4. `check.ts` does this for every file; `report.ts` makes one text of all problems, by file and line.
 */
export {LANGUAGES, OTHER_LANGUAGE} from './address';
export {checkAll, type FileReport, WORDS_PER_MINUTE} from './check';
export {lineOfFact, unusableFields} from './facts';
export {type Found, lineAt, printable} from './found';
export {headingsOf} from './headings';
export {type Body, type Read, readMarkdown} from './read';
export {staticProblems} from './otherSources';
export {paragraphsOf, readableText} from './readable';
export {failureText, noticeTexts} from './report';
export {crashProblems} from './rules';
export {SAMPLE_REVIEW, SAMPLE_TEXT} from './sample';
