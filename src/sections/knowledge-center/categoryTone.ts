import type {TagTone} from '@site/src/components/Tag';

/** Badge colors by category; other badges are plain. */
export const categoryTone: Record<string, TagTone> = {
  'roofing-materials': 'tile',
  'storm-damage': 'storm',
  insurance: 'sun',
  inspection: 'palm',
  'storm-prep': 'storm',
};
