import {translate} from '@docusaurus/Translate';
import type {ReviewTag} from '@site/src/data/reviews';

/** The label of each tag: in English the tag itself, with spaces for hyphens. */
export const tagLabels = (): Record<ReviewTag, string> => ({
  honest: translate({id: 'reviews.tag.honest', message: 'honest'}),
  'tile-roof': translate({id: 'reviews.tag.tileRoof', message: 'tile roof'}),
  'clean-site': translate({id: 'reviews.tag.cleanSite', message: 'clean site'}),
  'fair-price': translate({id: 'reviews.tag.fairPrice', message: 'fair price'}),
  emergency: translate({id: 'reviews.tag.emergency', message: 'emergency'}),
  'storm-damage': translate({id: 'reviews.tag.stormDamage', message: 'storm damage'}),
  'fast-response': translate({id: 'reviews.tag.fastResponse', message: 'fast response'}),
  insurance: translate({id: 'reviews.tag.insurance', message: 'insurance'}),
  documentation: translate({id: 'reviews.tag.documentation', message: 'documentation'}),
  inspection: translate({id: 'reviews.tag.inspection', message: 'inspection'}),
  'no-pressure': translate({id: 'reviews.tag.noPressure', message: 'no pressure'}),
});
