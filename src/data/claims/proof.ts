import {credentials} from '../proof/credentials';
import {payment} from '../proof/payment';
import type {Claim} from './claim';

const {liability, workersCompensation} = credentials;

/** What it shows for itself: reviews, insurance, finished jobs, prices. */
export const proofClaims = {
  'review-figures': {
    confirmed: false,
    claim: 'So many customers have reviewed the company, with this average and satisfaction.',
    places: [
      'components.figureSource.here',
      'components.figureSource.site',
      'components.figureSource.survey',
      'home.why.ratedText',
      'testimonials.meta.description',
      'testimonials.rating.text',
      'testimonials.stats.average',
      'testimonials.stats.fiveStars',
      'testimonials.stats.satisfaction',
      'testimonials.stats.total',
    ],
  },
  'reviews-are-real': {
    confirmed: false,
    claim: 'Every review is from a customer whose roof the crew has been on.',
    places: [
      'home.reviews.title',
      'testimonials.card.verified',
      'testimonials.hero.lead',
      'testimonials.hero.title',
      'testimonials.meta.description',
      'testimonials.meta.title',
      'testimonials.reviews.title',
    ],
  },
  insured: {
    confirmed: false,
    claim:
      'The company has the insurance that it names from the insurers that it names, and sends the certificates on request.',
    made: liability !== null || workersCompensation !== null,
    places: [
      'components.credentials.certificate',
      'components.credentials.liability',
      'components.credentials.workers',
      'home.why.credentials',
    ],
  },
  'price-ranges': {
    confirmed: false,
    claim: 'Most jobs of that year cost what the page says.',
    made: Object.values(payment.prices).some((price) => price !== null && price !== 'free'),
    places: ['home.services.prices', 'services.payment.rangeNote', 'services.priceRow.jobs'],
  },
  'payment-terms': {
    confirmed: false,
    claim: 'Deposit, rest and lender are as the pages say.',
    made: payment.deposit !== null || payment.financing !== null,
    places: [
      'services.payment.depositText',
      'services.payment.financingText',
      'services.payment.noDeposit',
      'services.payment.restCompletion',
      'services.payment.restInspection',
      'services.priceRow.deposit',
    ],
  },
} satisfies Record<string, Claim>;
