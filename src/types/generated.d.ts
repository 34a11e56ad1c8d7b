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

declare module '@generated/page-scripts/default/*.json' {
  const script: string;
  export default script;
}

declare module '@generated/search-index/default/entries.json' {
  import type {SearchEntry} from '@site/src/lib/searchEntry';

  const entries: SearchEntry[];
  export default entries;
}

declare module '@generated/search-index/default/synonyms.json' {
  import type {Synonyms} from '@site/src/lib/searchEntry';

  const synonyms: Synonyms;
  export default synonyms;
}

declare module '@generated/services-data/default/cards.json' {
  import type {ServiceCard} from '@site/src/data/services';

  const cards: ServiceCard[];
  export default cards;
}

declare module '@generated/docusaurus-plugin-company/default/reviews.json' {
  import type {Review} from '@site/src/data/reviews';

  const reviews: Review[];
  export default reviews;
}

/** Those of the home page. */
declare module '@generated/docusaurus-plugin-company/default/quoted.json' {
  export {default} from '@generated/docusaurus-plugin-company/default/reviews.json';
}

/** One of each service that has any, by its slug. */
declare module '@generated/docusaurus-plugin-company/default/byService.json' {
  import type {Review} from '@site/src/data/reviews';

  const reviews: Record<string, Review>;
  export default reviews;
}

declare module '@generated/docusaurus-plugin-company/default/recordsOpened.json' {
  const month: string | null;
  export default month;
}

declare module '@generated/docusaurus-plugin-company/default/stats.json' {
  import type {ReviewStats} from '@site/src/data/reviews';

  const stats: ReviewStats;
  export default stats;
}

declare module '@generated/docusaurus-plugin-company/default/team.json' {
  import type {Member} from '@site/src/data/team';

  const team: Member[];
  export default team;
}

declare module '@generated/docusaurus-plugin-company/default/jobs.json' {
  import type {Job} from '@site/src/data/jobs';

  const jobs: Job[];
  export default jobs;
}

declare module '@generated/docusaurus-plugin-company/default/story.json' {
  import type {Text} from '@site/src/data/companyText';

  const story: Text<object> | null;
  export default story;
}
