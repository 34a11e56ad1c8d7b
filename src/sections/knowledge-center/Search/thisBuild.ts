import entries from '@generated/search-index/default/entries.json';
import starts from '@generated/search-index/default/starts.json';
import synonyms from '@generated/search-index/default/synonyms.json';

import {type Engine, engineIn} from './engine';

async function textsOf(part: number): Promise<string[]> {
  const texts = (await import(
    /* webpackChunkName: "search-[request]" */ `@generated/search-index/default/texts-${part}.json`
  )) as {default: string[]};
  return texts.default;
}

/** The search over this build's language. Import it lazily: it includes the index. */
export const searchIn = (locale: string): Promise<Engine> =>
  engineIn(locale, {entries, starts, synonyms}, textsOf);
