import {translate} from '@docusaurus/Translate';

import {type ReviewFacts, reviewFacts, type ReviewTag} from './reviewFacts';

/**
 * What customers wrote; name, place, date and the placeholder mark are in reviewFacts.ts. Texts are
 * translated through explicit ids, so use the functions only while rendering.
 */

/** Specified, and off: the helpful votes and the Google/Direct badge of each review card. */
export const SHOW_VOTES_AND_SOURCE: boolean = false;

type ReviewId = keyof typeof reviewFacts;

type ReviewWords = {
  title: string;
  review: string;
  /** As the customer wrote it, in the language that reviewFacts.ts names. */
  original: {title: string; review: string};
  responseFromOwner?: string;
};

export type Review = ReviewFacts & ReviewWords & {id: string};

/* Letter by letter: what was written in English is also the message that is translated. */
/* eslint-disable @docusaurus/string-literal-i18n-messages -- constants of one file are read like literals */
const MARIA_TITLE = 'They told me what I did not need';
const MARIA_TEXT =
  'Another company wanted to replace everything. This crew showed me photos, fixed the two valleys that leaked and put my own tile back. Not a drop since.';
const DUC_TITLE = 'On the roof before midnight';
const DUC_TEXT =
  'A branch came through at nine in the evening. They called back within minutes, and the tarp was on before midnight. The photos they took showed me what had happened up there.';
const JAMES_TITLE = 'A file in order, and no promises';
const JAMES_TEXT =
  'Every slope measured, every photo dated, one folder. They told me straight out that the decision was my insurer’s. I had what I needed to make the call myself.';
const ANITA_TITLE = 'An hour, a report, no pressure';
const ANITA_TEXT =
  'The inspector took his boots off at the door without being asked, explained every picture and said my roof has about eight good years left. Nobody tried to sell me anything.';

const reviewWords = (): Record<ReviewId, ReviewWords> => ({
  'maria-t': {
    title: translate({id: 'reviews.mariaT.title', message: MARIA_TITLE}),
    review: translate({id: 'reviews.mariaT.text', message: MARIA_TEXT}),
    original: {title: MARIA_TITLE, review: MARIA_TEXT},
    responseFromOwner: translate({
      id: 'reviews.mariaT.response',
      message:
        'Thank you, Maria. The tile had plenty of life left. It would have been a shame to throw it away.',
    }),
  },
  'duc-n': {
    title: translate({id: 'reviews.ducN.title', message: DUC_TITLE}),
    review: translate({id: 'reviews.ducN.text', message: DUC_TEXT}),
    original: {title: DUC_TITLE, review: DUC_TEXT},
  },
  'james-w': {
    title: translate({id: 'reviews.jamesW.title', message: JAMES_TITLE}),
    review: translate({id: 'reviews.jamesW.text', message: JAMES_TEXT}),
    original: {title: JAMES_TITLE, review: JAMES_TEXT},
    responseFromOwner: translate({
      id: 'reviews.jamesW.response',
      message: 'Thank you, James. The folder is yours to keep, whatever comes of it.',
    }),
  },
  'anita-p': {
    title: translate({id: 'reviews.anitaP.title', message: ANITA_TITLE}),
    review: translate({id: 'reviews.anitaP.text', message: ANITA_TEXT}),
    original: {title: ANITA_TITLE, review: ANITA_TEXT},
  },
});
/* eslint-enable @docusaurus/string-literal-i18n-messages */

/** The reviews, in the order in which the page shows them. */
export const reviews = (): Review[] => {
  const words = reviewWords();
  return (Object.keys(reviewFacts) as ReviewId[]).map((id) => ({
    id,
    ...reviewFacts[id],
    ...words[id],
  }));
};

/** Those that other pages quote: the featured ones first. Use only while rendering. */
export const quotedReviews = (count: number): Review[] =>
  reviews()
    .sort((a, b) => Number(b.featured) - Number(a.featured))
    .slice(0, count);

/** The label of each tag: in English the tag itself, with spaces for hyphens. */
export const reviewTagLabels = (): Record<ReviewTag, string> => ({
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
