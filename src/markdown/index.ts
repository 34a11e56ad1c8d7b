/**
 * Reads and checks Markdown: articles, services, MDX pages and their translated copies. Runs in builds
 * and commands, never in browsers, and depends on no plugin: `src/plugins/` connects it to Docusaurus.
 *
 * - `article-rules/`: what a text must and must not say, by file and line
 * - `remark/`: plugins for Docusaurus' compiler of Markdown
 * - `englishHeadings.ts`: a plugin that reads the English of a copy
 * - files shared by both: the parser, tags, pictures, messages, copies, folders, a cache
 */
export * from './article-rules';
export {copyAt, COPIES, LANGUAGE_FIELDS} from './copies';
export {bareDrawing, drawingProblem} from './drawings';
export {cached} from './diskCache';
export {filesIn} from './files';
export {englishHeadings} from './englishHeadings';
export {attribute, isJsx} from './jsx';
export {jsonFault, lineOfId, type MessageFile, messageFiles, type Messages} from './messages';
export {isPhotoName, originalOf, originals, PHOTO_FOLDERS, photoProblem} from './pictures';
export {beforeQuestions, englishParts, idsIn, unbrokenNumbers, withSources} from './remark';
