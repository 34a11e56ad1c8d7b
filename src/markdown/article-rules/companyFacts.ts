/** Joi schemas of the facts above the texts of `company/`. */
import {Joi} from '@docusaurus/utils-validation';

import {company} from '../../data/company';
import {ROOF_MATERIALS} from '../../data/jobs';
import {REVIEW_SOURCES} from '../../data/reviews';
import tags from '../../../company/tags.json';
import {LOCALES} from '../../language/locales';
import {field, image, judged, listOf, oneOf, whole, words, yesOrNo} from './fields';
import {DAMAGED} from './words';

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
const source = Joi.any();

const TITLES = {
  review: said("the customer's words in short"),
  member: name('what this person does'),
  story: name('the heading above the story'),
};

export const COMPANY_SCHEMAS = {
  review: Joi.object({
    ...COMMON,
    name: name("the customer's name, as it may be shown: Maria T."),
    language: oneOf(LOCALES.map(({code}) => code)).optional(),
    city: name('the city'),
    county:
      company.counties.length > 0
        ? oneOf(company.counties, ' (the counties of src/data/company.ts)')
        : name('the county'),
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
};
