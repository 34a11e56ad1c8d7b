/** Joi schemas of the facts of each kind of text. */
import {types} from 'node:util';

import {Joi} from '@docusaurus/utils-validation';

import topics from '../../../company/topics.json';
import {CATEGORIES} from '../../data/categories';
import {TITLE_LENGTH} from '../../lib/headTitle';
import {COMPANY_SCHEMAS} from './companyFacts';
import {field, image, judged, type Limits, listOf, oneOf, whole, words, yesOrNo} from './fields';
import {SHOUTED, NO_DESCRIPTION} from './words';

function dayProblem(value: unknown): string | undefined {
  const day = types.isDate(value) ? String(value.toJSON()).slice(0, 10) : String(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day))
    return 'is not a day; write it as year-month-day, like 2025-07-03';
  const date = new Date(day);
  if (!date.toJSON()?.startsWith(day)) {
    return `${day} is not in the calendar; write a day that exists`;
  }
  const year = date.getUTCFullYear();
  return year < 2000 || year > new Date().getUTCFullYear() + 10
    ? `the year ${year} cannot be meant; write the year of the article`
    : undefined;
}

const DAY = judged(Joi.any(), 'form', dayProblem).messages({
  'any.required': 'is missing: write the day as year-month-day, like 2025-07-03',
});

const PARTS = 'it needs title, description and buttonText, each on its own line under it';
const BYLINE = 'a line below it, like name: crew';
const ADDRESS = 'has to be a web address that begins with https://';
const author = Joi.object({
  name: words('write who wrote it', [1, 400]),
  url: Joi.string()
    .uri({scheme: ['http', 'https']})
    .messages({'*': ADDRESS}),
}).messages({
  // `{name: Dana Hill, Owner}` is a name and an empty field to YAML.
  'object.unknown':
    'is shown nowhere: only name and url are; put quotation marks around words with a comma',
});
const authors = Joi.alternatives(author, Joi.array().items(author).min(1));
const shown = (limits: Record<'description' | 'excerpt', Limits>) => ({
  title: words('write the title', [1, TITLE_LENGTH], {
    also: {'is all in capitals; write it as in a sentence, with one at its start': SHOUTED},
  }),
  description: words('write one or two sentences for search engines', limits.description),
  excerpt: words('write what the card in the list says', limits.excerpt),
  imageAlt: words('say what the picture shows, for people who cannot see it', [5, 250], {
    also: {
      'does not say what the picture shows; describe it, for people who cannot see it':
        NO_DESCRIPTION,
    },
  }),
  cta: field(
    Joi.object({
      title: words('write the heading of the call to action', [1, 70]),
      description: words('write a sentence or two for the call to action', [1, 240]),
      buttonText: words('write the words on the button', [1, 45]),
    }),
    PARTS,
    PARTS,
  ),
});

const ARTICLE = Joi.object({
  // Lengths that search results and the clamped text of cards show in full.
  ...shown({description: [110, 160], excerpt: [90, 150]}),
  date: DAY.required(),
  authors: field(authors, `write ${BYLINE}`, `needs ${BYLINE}`),
  category: oneOf(CATEGORIES, ' (company/categories.json)'),
  topics: listOf(topics, 'company/topics.json', '[shingle, metal]', 1),
  readTime: field(
    Joi.number().integer().min(1),
    'write the minutes as a number, like 8',
    'has to be a whole number of minutes, like 8',
  ),
  image,
  reviewBy: DAY,
  draft: yesOrNo,
  unlisted: yesOrNo,
});

// Korean says the same in half the letters, and Spanish needs a fifth more.
const {excerpt, ...others} = shown({description: [40, 190], excerpt: [35, 180]});
const source = Joi.any();
const SERVICE = Joi.object({
  ...others,
  summary: words('write what the card of the service says, in a sentence', [20, 180]),
});

const PAGE = Joi.object({title: others.title, description: others.description}).unknown(true);

export const SCHEMAS = {
  article: ARTICLE,
  'article-copy': Joi.object({...others, excerpt, authors, source}),
  service: SERVICE.append({image, order: whole(1, 999)}),
  'service-copy': SERVICE.append({source}),
  page: PAGE,
  'page-copy': PAGE,
  ...COMPANY_SCHEMAS,
} satisfies Record<string, Joi.ObjectSchema>;

/** A kind of file; a `page` is any other, such as the list of all services. */
export type Kind = keyof typeof SCHEMAS;
