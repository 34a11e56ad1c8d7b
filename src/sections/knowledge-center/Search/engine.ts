import type {PartStarts, SearchEntry, Synonyms} from '@site/src/lib/searchEntry';
import {partsFor} from '@site/src/lib/searchWords';

import {type Find, finder} from './find';

/** A language's search index as built: the pages without their texts, which load in parts. */
export type Index = {entries: SearchEntry[]; starts: PartStarts; synonyms: Synonyms};

/** The search, with the texts downloaded so far. */
export type Engine = {
  find: Find;
  /** The parts of the texts that are not downloaded yet and may match a query. */
  missing: (query: string) => number[];
  withParts: (parts: number[]) => Promise<Engine>;
};

/**
 * A search over titles, headings and summaries, and over the texts if they are a single part.
 *
 * @param textsOf downloads a part: words for each entry
 */
export async function engineIn(
  locale: string,
  {entries, starts, synonyms}: Index,
  textsOf: (part: number) => Promise<string[]>,
): Promise<Engine> {
  const pages = entries.map((entry) => ({...entry}));
  const here = new Set<number>();

  const load = async (part: number) => {
    const texts = await textsOf(part);
    if (here.has(part)) return;
    here.add(part);
    for (const [index, page] of pages.entries()) page.text += ` ${texts[index]!}`;
  };

  const engine = (): Engine => {
    const find = finder(pages, locale, synonyms);
    return {
      find,
      missing(query) {
        const needed = find.words(query).flatMap((word) => partsFor(starts, word));
        return [...new Set(needed)].filter((part) => !here.has(part));
      },
      withParts: (parts) => Promise.all(parts.map(load)).then(engine),
    };
  };

  if (starts.length === 1) await load(0);
  return engine();
}
