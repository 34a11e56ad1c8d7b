/**
 * Remark plugins of articles, services and MDX pages, in the order in which `src/plugins` lists them:
 * `unbrokenNumbers` keeps numbers on a line with their nouns, `englishParts` marks English words in
 * translations, `withSources` adds named sources. `beforeQuestions` adds company data to services.
 */
export {beforeQuestions} from './beforeQuestions';
export {englishParts} from './englishParts';
export {idsIn, withSources} from './sourceList';
export {unbrokenNumbers} from './unbrokenNumbers';
