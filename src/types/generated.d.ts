declare module '@generated/picker-strings/default/picker.json' {
  import type {LocaleCode} from '@site/src/language/locales';
  import type {PickerText} from '@site/src/language/text';

  const text: Record<LocaleCode, PickerText>;
  export default text;
}

declare module '@generated/picker-strings/default/notFound.json' {
  import type {LocaleCode} from '@site/src/language/locales';
  import type {NotFoundText} from '@site/src/language/text';

  const text: Record<LocaleCode, NotFoundText>;
  export default text;
}

declare module '@generated/language-gate/default/propose.json' {
  const script: string;
  export default script;
}

declare module '@generated/search-index/default/entries.json' {
  import type {SearchEntry} from '@site/src/data/searchEntry';

  const entries: SearchEntry[];
  export default entries;
}
