import {Joi} from '@docusaurus/utils-validation';

import {CATEGORIES, TOPICS} from '../../data/categories';
import {company} from '../../data/company';
import {isDrawing, isPhotoName} from '../photos/originals';
import {asDay} from './facts';

type Limits = {min: number; max: number};

/** What every page's title is followed by, in search results and in the browser's tab. */
const SUFFIX = ` | ${company.name}`;

/** What the name leaves of a title; a long name may be cut off itself. */
const besideName = (whole: number, least: number): number => Math.max(whole - SUFFIX.length, least);

/** The most characters that the title of an article has. */
export const TITLE_LENGTH = besideName(75, 50);

/**
 * Lengths in characters. English: what search results and the cards' clamps show whole. Copies get
 * wider ones, because Korean says the same in half the letters and Spanish needs a fifth more.
 */
const LIMITS = {
  title: {min: 1, max: TITLE_LENGTH},
  description: {min: 110, max: 160},
  excerpt: {min: 90, max: 150},
} satisfies Record<string, Limits>;
const COPY_LIMITS = {
  title: {min: 1, max: besideName(90, 65)},
  description: {min: 40, max: 190},
  excerpt: {min: 35, max: 180},
} satisfies Record<string, Limits>;

/** Length as people count it: combining marks (Hindi vowels, accents) do not count. */
function countLetters(value: string): number {
  return [...value.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

/** A text field with length limits, and what to say when it is missing or wrong. */
function text(what: string, {min, max}: Limits = {min: 1, max: 400}) {
  return Joi.string()
    .trim()
    .custom((value: string, helpers) => {
      const letters = countLetters(value);
      if (letters < min) return helpers.error('string.min', {letters, limit: min});
      if (letters > max) return helpers.error('string.max', {letters, limit: max});
      return value;
    })
    .required()
    .messages({
      'any.required': `is missing: ${what}`,
      'string.empty': `is empty: ${what}`,
      'string.base': `has to be text in quotation marks: ${what}`,
      'string.trim': `begins or ends with a space, or is nothing but spaces: ${what}`,
      'string.min': `has {#letters} characters, and needs at least {#limit}: ${what}`,
      'string.max': `has {#letters} characters; shorten it to {#limit}, or it will be cut off`,
    });
}

const day = (example: string) =>
  Joi.any()
    .custom((value, helpers) => (asDay(value) ? value : helpers.error('day.bad')))
    .messages({
      'any.required': `is missing: write the day as year-month-day, like ${example}`,
      'day.bad': `is not a day; write it as year-month-day, like ${example}`,
    });

const cta = Joi.object({
  title: text('write the heading of the call to action', {min: 1, max: 70}),
  description: text('write one or two sentences for the call to action', {min: 1, max: 240}),
  buttonText: text('write the words on the button', {min: 1, max: 45}),
})
  .required()
  .messages({
    'any.required': 'is missing: it needs title, description and buttonText, each on its own line',
    'object.base': 'needs title, description and buttonText, each on its own line under it',
    'object.unknown': 'is not a field of a call to action',
  });

const author = Joi.object({name: text('write who wrote it')}).unknown(true);

const authors = Joi.alternatives().try(author, Joi.array().items(author).min(1)).messages({
  'any.required': 'is missing: write who wrote it, on the line below it, like name: crew',
  'alternatives.match': 'needs a line below it, like name: crew',
  'alternatives.types': 'needs a line below it, like name: crew',
});

const words = (limits: typeof LIMITS) => ({
  title: text('write the title of the article', limits.title).messages({
    'string.max': `has {#letters} characters, which the site's name ("${SUFFIX}") follows; shorten it to {#limit}, or it will be cut off in search results`,
  }),
  description: text(
    `one or two sentences for search engines, of ${limits.description.min} to ${limits.description.max} characters`,
    limits.description,
  ),
  excerpt: text(
    `what the card in the list says, of ${limits.excerpt.min} to ${limits.excerpt.max} characters`,
    limits.excerpt,
  ),
  imageAlt: text('say what the picture shows, for people who cannot see it', {min: 5, max: 250}),
  cta,
});

const A_PICTURE =
  'the name of a photograph in photos/, like new-roof.jpg, or the address of a picture in SVG, like /img/articles/roof.svg';

const ARTICLE = Joi.object({
  ...words(LIMITS),
  date: day('2025-07-03').required(),
  authors: authors.required(),
  category: Joi.valid(...CATEGORIES)
    .required()
    .messages({
      'any.required': `is missing: choose one of ${CATEGORIES.join(', ')}`,
      'any.only': `is "{#value}", which is not one of the five; choose one of ${CATEGORIES.join(', ')}`,
    }),
  topics: Joi.array()
    .items(Joi.valid(...TOPICS))
    .min(1)
    .unique()
    .required()
    .messages({
      'array.unique': 'is in the list twice; delete one of the two',
      'any.required': 'is missing: write a list, like [shingle, metal]',
      'array.base': 'has to be a list, like [shingle, metal]',
      'array.min': 'is empty: name at least one',
      'any.only': `is "{#value}", which has no name in our five languages; use one of ${TOPICS.join(', ')}, or ask an engineer to add it`,
    }),
  readTime: Joi.number().integer().min(1).required().messages({
    '*': 'has to be a whole number of minutes, like 8',
    'any.required': 'is missing: write the minutes as a number, like 8',
  }),
  image: Joi.string()
    .custom((value: string, helpers) =>
      isPhotoName(value) || isDrawing(value) ? value : helpers.error('image.bad'),
    )
    .required()
    .messages({
      '*': `has to be ${A_PICTURE}`,
      'any.required': `is missing: write ${A_PICTURE}`,
    }),
  reviewBy: day('2027-06-01'),
  draft: Joi.boolean().messages({'*': 'has to be true or false'}),
  unlisted: Joi.boolean().messages({'*': 'has to be true or false'}),
});

const COPY = Joi.object({
  ...words(COPY_LIMITS),
  authors,
  source: Joi.any(),
});

const {title: articleTitle, description, imageAlt, cta: callToAction} = words(COPY_LIMITS);
const SERVICE = Joi.object({
  title: articleTitle,
  description,
  summary: text('write what the card of the service says, in a sentence', {min: 20, max: 180}),
  image: ARTICLE.extract('image'),
  imageAlt,
  cta: callToAction,
});
const SERVICE_COPY = SERVICE.fork('image', (field) => field.forbidden()).append({
  source: Joi.any(),
});
/** A page without a card. */
const PAGE = Joi.object({title: articleTitle, description}).unknown(true);

/** A kind of file; `index` is the list of all services, `page` any other page that is Markdown. */
export type Kind = 'article' | 'copy' | 'service' | 'service-copy' | 'index' | 'page';

/** What the facts of each kind of file have to be. */
export const SCHEMAS: Record<Kind, Joi.ObjectSchema> = {
  article: ARTICLE,
  copy: COPY,
  service: SERVICE,
  'service-copy': SERVICE_COPY,
  index: PAGE,
  page: PAGE,
};

/** The fields an article may have, to suggest one for a misspelled name. */
export const FIELDS = [...Object.keys(ARTICLE.describe().keys as object)];
