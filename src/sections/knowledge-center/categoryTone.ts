import type {TagTone} from '@site/src/components/Tag';

/** Colors of the categories' badges; one that is not here is plain. */
export const categoryTone: Record<string, TagTone> = {
  'roofing-materials': 'tile',
  'storm-damage': 'storm',
  insurance: 'sun',
  inspection: 'palm',
  'storm-prep': 'storm',
};
