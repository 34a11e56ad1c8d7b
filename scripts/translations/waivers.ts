/** What the checks of translations would take for a mistake and is none, with the reason. */
type Reason =
  | 'a name, which no language changes'
  | 'the word is the same in this language'
  | 'the code offers this value beside the one that the English takes';

type Waiver = {id: string; locales: readonly string[]; reason: Reason};

/** Messages that may read like the English. */
export const SAME_AS_ENGLISH: Waiver[] = [
  {
    id: 'topics.my-safe-florida-home',
    locales: ['es', 'vi', 'ko', 'hi'],
    reason: 'a name, which no language changes',
  },
  {
    id: 'testimonials.card.sourceGoogle',
    locales: ['es', 'vi', 'ko', 'hi'],
    reason: 'a name, which no language changes',
  },
  {
    id: 'components.credentials.bbb',
    locales: ['es', 'vi'],
    reason: 'a name, which no language changes',
  },
  {id: 'topics.metal', locales: ['es'], reason: 'the word is the same in this language'},
  {
    id: 'forms.option.roofType.metal',
    locales: ['es'],
    reason: 'the word is the same in this language',
  },
  {
    id: 'forms.option.stormDamage.no',
    locales: ['es'],
    reason: 'the word is the same in this language',
  },
  {id: 'forms.inspection.email', locales: ['vi'], reason: 'the word is the same in this language'},
  {id: 'contact.card.email', locales: ['vi'], reason: 'the word is the same in this language'},
  {id: 'article.share.email', locales: ['vi'], reason: 'the word is the same in this language'},
];

/** Values in braces that a translation may take though the English does not. */
export const OTHER_VALUES: (Waiver & {english: string; instead: string})[] = [
  {
    id: 'about.story.today',
    locales: ['es', 'vi', 'ko', 'hi'],
    english: '{years}',
    instead: '{number}',
    reason: 'the code offers this value beside the one that the English takes',
  },
];
