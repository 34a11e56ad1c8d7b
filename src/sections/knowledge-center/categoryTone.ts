import type {TagTone} from '@site/src/components/Tag';
import type {Category} from '@site/src/data/categories';

/** Color of each category's badge. */
export const categoryTone: Record<Category, TagTone> = {
  'roofing-materials': 'tile',
  'storm-damage': 'storm',
  insurance: 'sun',
  inspection: 'palm',
  'storm-prep': 'storm',
};
