/**
 * Reads and checks Markdown: articles, services, MDX pages and their translated copies. Runs in builds
 * and commands, never in browsers, and depends on no plugin: `src/plugins/` connects it to Docusaurus.
 *
 * `remark/` has plugins for Docusaurus' compiler of Markdown, in the order in which `src/plugins` lists them:
 * `refuseCode` stops code by the rules that the check has, too (`mdx.ts` parses for it as the compiler does);
 * `unbrokenNumbers` keeps numbers on a line with their nouns, `englishParts` marks English words in
 * translations, `withSources` adds named sources. `beforeQuestions` adds company data to services.
 *
 * `article-rules/` says what a text must and must not say:
 * 1. `read.ts` splits a file into facts and text (`unreadable.ts`: why it cannot).
 * 2. `facts.ts` checks the facts by the Joi schemas of `frontMatter.ts`: lengths, dates, choices.
 * 3. `lint.ts` walks the text once; `rules.ts`, `references.ts` and `words.ts` hold its rules.
 * 4. `check.ts` does this for every file; `report.ts` makes one text of all problems, by file and line.
 */
export {LANGUAGES, OTHER_LANGUAGE} from './article-rules/address';
export {checkAll, type FileReport, WORDS_PER_MINUTE} from './article-rules/check';
export {escapingFact, lineOfFact, unusableFields} from './article-rules/facts';
export {type Found, lineAt, printable} from './article-rules/found';
export {englishHeadings} from './article-rules/headings';
export {staticProblems} from './article-rules/otherSources';
export {type Body, type Read, readMarkdown} from './article-rules/read';
export {paragraphsOf, readableText} from './article-rules/readable';
export {failureText, noticeTexts} from './article-rules/report';
export {crashProblems, refuseCode} from './article-rules/rules';
export {SAMPLE_REVIEW, SAMPLE_TEXT} from './article-rules/sample';
export {copyAt, COPIES, folderOf, isStillEnglish, LANGUAGE_FIELDS} from './copies';
export {cached} from './diskCache';
export {type Drawing, drawingFrom} from './drawings';
export {everyFile, filesIn} from './files';
export {attribute, idsIn, isJsx} from './jsx';
export {jsonFault, lineOfId, type MessageFile, messageFiles, type Messages} from './messages';
export {isPhotoName, originalOf, originals, PHOTO_FOLDERS, photoProblem} from './pictures';
export {MARKDOWN} from './mdx';
export {beforeQuestions} from './remark/beforeQuestions';
export {englishParts} from './remark/englishParts';
export {withSources} from './remark/sourceList';
export {unbrokenNumbers} from './remark/unbrokenNumbers';
