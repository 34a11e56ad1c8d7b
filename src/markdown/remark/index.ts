/**
 * Remark plugins of articles, services and MDX pages, in the order in which `src/build` lists them:
 * numbers stay on a line with what they count, English words in translations are marked as English,
 * and sources are put into the text that names them.
 */
export {englishParts} from './englishParts';
export {idsIn, withSources} from './sourceList';
export {unbrokenNumbers} from './unbrokenNumbers';
