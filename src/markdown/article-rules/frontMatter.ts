/** Joi schemas of the facts of each kind of text. */
import {types} from 'node:util';

import {Joi} from '@docusaurus/utils-validation';

import tags from '../../../company/tags.json';
import topics from '../../../company/topics.json';
import {CATEGORIES} from '../../data/categories';
import {company} from '../../data/company';
import {ROOF_MATERIALS} from '../../data/jobs';
import {REVIEW_SOURCES} from '../../data/reviews';
import {LOCALES} from '../../language/locales';
import {TITLE_LENGTH} from '../../lib/headTitle';
import {field, image, judged, type Limits, listOf, oneOf, whole, words, yesOrNo} from './fields';
import {DAMAGED, EMOJI, NO_DESCRIPTION, SHOUTED} from './words';

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
    also: {
      'is all in capitals; write it as in a sentence, with one at its start': SHOUTED,
      'has a little picture in it, which search results leave out; delete it': EMOJI,
    },
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

// The facts above the texts of `company/`.

const yes = (what: string) =>
  field(yesOrNo, `write true or false: ${what}`, 'has to be true or false');

const COMMON = {
  placeholder: yes('is it invented?'),
  order: whole(1, 999).optional(),
};

const month = judged(Joi.required(), 'form', (value) => {
  const [year] = /^20\d\d(?=-(?:0[1-9]|1[0-2])$)/.exec(String(value)) ?? [];
  return year && Number(year) <= new Date().getUTCFullYear()
    ? undefined
    : 'is not a month that has been; write it as year-month, like 2026-03';
}).messages({'any.required': 'is missing: write the month as year-month, like 2026-03'});

const name = (what: string) => words(`write ${what}`, [1, 90]);
/** A customer's words, which may name the company. */
const said = (what: string) => words(`write ${what}`, [1, 90], {never: DAMAGED});
const photo = image.optional().allow(null);

const TITLES = {
  review: said("the customer's words in short"),
  member: name('what this person does'),
  story: name('the heading above the story'),
};

export const SCHEMAS = {
  article: ARTICLE,
  'article-copy': Joi.object({...others, excerpt, authors, source}),
  service: SERVICE.append({image, order: whole(1, 999)}),
  'service-copy': SERVICE.append({source}),
  page: PAGE,
  'page-copy': PAGE,
  review: Joi.object({
    ...COMMON,
    name: name("the customer's name, as it may be shown: Maria T."),
    language: oneOf(LOCALES.map(({code}) => code)).optional(),
    city: name('the city'),
    // An invented review is deleted, not corrected.
    county: Joi.when('placeholder', {
      is: true,
      then: name('the county'),
      otherwise:
        company.counties.length > 0
          ? oneOf(company.counties, ' (the counties of src/data/company.ts)')
          : name('the county'),
    }),
    date: month,
    rating: whole(1, 5),
    // `otherFiles.ts` checks that the service exists.
    service: name('the service, by the name of its file in services/'),
    source: oneOf(REVIEW_SOURCES),
    verified: yes('has somebody compared it with the job?'),
    featured: yes('is it among those of the home page?'),
    tags: listOf(tags, 'company/tags.json', '[honest, tile-roof], or []', 0),
    helpfulVotes: whole(0, 99_999).optional(),
    title: TITLES.review,
  }),
  'review-copy': Joi.object({title: TITLES.review, source}),
  member: Joi.object({...COMMON, name: name('the name'), title: TITLES.member, photo}),
  'member-copy': Joi.object({title: TITLES.member, source}),
  job: Joi.object({
    ...COMMON,
    before: photo,
    after: image,
    town: name('the town'),
    date: month,
    material: oneOf(ROOF_MATERIALS),
    days: whole(1, 365),
  }),
  'job-copy': Joi.object({source}),
  story: Joi.object({...COMMON, title: TITLES.story}),
  'story-copy': Joi.object({title: TITLES.story, source}),
} satisfies Record<string, Joi.ObjectSchema>;

/** A kind of file; a `page` is any other, such as the list of all services. */
export type Kind = keyof typeof SCHEMAS;
