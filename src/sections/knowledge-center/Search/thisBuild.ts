import entries from '@generated/search-index/default/entries.json';
import synonyms from '@generated/search-index/default/synonyms.json';

import {type Find, finder} from './find';

/** The search over this build's language. */
export const searchIn = (locale: string): Find => finder(entries, locale, synonyms);
