/**
 * Remark plugins of articles, services and MDX pages, in the order in which `src/build` lists them:
 * numbers stay on a line with what they count, English words in translations are marked as English,
 * sources are put into the text that names them. A service gets, before its questions, what the data says of it.
 */
export {beforeQuestions} from './beforeQuestions';
export {englishParts} from './englishParts';
export {idsIn, withSources} from './sourceList';
export {unbrokenNumbers} from './unbrokenNumbers';
