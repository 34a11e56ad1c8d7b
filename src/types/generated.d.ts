declare module '@generated/picker-strings/default/picker.json' {
  import type {LocaleCode} from '@site/src/language/locales';
  import type {pickerText} from '@site/src/language/pickerText';

  const text: Record<LocaleCode, ReturnType<typeof pickerText>>;
  export default text;
}

declare module '@generated/picker-strings/default/notFound.json' {
  import type {LocaleCode} from '@site/src/language/locales';
  import type {notFoundText} from '@site/src/language/pickerText';

  const text: Record<LocaleCode, ReturnType<typeof notFoundText>>;
  export default text;
}

declare module '@generated/picker-strings/default/request.json' {
  import type {requestWords} from '@site/src/data/requestWords';

  const words: ReturnType<typeof requestWords>;
  export default words;
}

declare module '@generated/language-gate/default/preselect.json' {
  const script: string;
  export default script;
}

declare module '@generated/app-loader/default/listFilter.json' {
  const script: string;
  export default script;
}

declare module '@generated/search-index/default/entries.json' {
  import type {SearchEntry} from '@site/src/data/searchEntry';

  const entries: SearchEntry[];
  export default entries;
}

declare module '@generated/search-index/default/starts.json' {
  import type {PartStarts} from '@site/src/data/searchEntry';

  const starts: PartStarts;
  export default starts;
}

declare module '@generated/search-index/default/synonyms.json' {
  import type {Synonyms} from '@site/src/data/searchEntry';

  const synonyms: Synonyms;
  export default synonyms;
}

declare module '@generated/services-data/default/cards.json' {
  import type {ServiceCard} from '@site/src/data/services';

  const cards: ServiceCard[];
  export default cards;
}

/** Where the photographs of the team are, by the names of their originals. */
declare module '@generated/photos/default/team.json' {
  const photos: Record<string, string>;
  export default photos;
}

/** The same of the finished jobs. */
declare module '@generated/photos/default/jobs.json' {
  const photos: Record<string, string>;
  export default photos;
}
