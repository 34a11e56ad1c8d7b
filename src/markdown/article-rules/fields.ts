/** Joi types of facts, with messages that say what to write. */
import {Joi} from '@docusaurus/utils-validation';

import {isPicture} from '../pictures';
import {find, judge, type Sayings} from './found';
import {IN_FACTS} from './words';

/** The fewest and the most characters of a text. */
export type Limits = [min: number, max: number];

function lengthProblem(value: string, what: string, [min, max]: Limits) {
  // Counted as people do, without combining marks (Hindi vowels, accents).
  const {length} = [...value.normalize('NFC').replace(/\p{M}/gu, '')];
  if (length < min) return `has ${length} characters, and needs at least ${min}: ${what}`;
  if (length <= max) return undefined;
  return `has ${length} characters; shorten it to ${max}, or it will be cut off`;
}

/** A field that a function judges; `type` is what Joi calls the problem. */
export const judged = (
  schema: Joi.Schema,
  type: 'words' | 'form',
  problemOf: (value: unknown) => string | undefined,
) =>
  schema
    .custom((value: unknown, helpers) => {
      const problem = problemOf(value);
      return problem ? helpers.error(type, {problem}) : value;
    })
    .messages({[type]: '{#problem}'});

/** A text field that pages show: what to write if it is missing, its length, and forbidden content. */
export const words = (
  what: string,
  limits: Limits,
  {also = {}, never = IN_FACTS}: {also?: Sayings; never?: Sayings} = {},
) =>
  judged(
    Joi.string().required(),
    'words',
    (value) =>
      judge(String(value), also) ??
      find(String(value), never)[0]?.problem ??
      lengthProblem(String(value), what, limits),
  ).messages({
    'any.required': `is missing: ${what}`,
    'string.empty': `is empty: ${what}`,
    'string.base': `has to be text in quotation marks: ${what}`,
  });

export const field = (schema: Joi.Schema, missing: string, wrong: string) =>
  schema.required().messages({'any.required': `is missing: ${missing}`, '*': wrong});

export const yesOrNo = Joi.boolean().messages({'*': 'has to be true or false'});

const A_PICTURE =
  'the name of a photograph in photos/, like new-roof.jpg, or the address of a picture in SVG, like /img/articles/roof.svg';

export const image = judged(Joi.required(), 'form', (value) =>
  isPicture(value) ? undefined : `has to be ${A_PICTURE}`,
).messages({'any.required': `is missing: write ${A_PICTURE}`});

export const oneOf = (choices: readonly unknown[], where = '') => {
  const choose = `choose one of ${choices.join(', ')}${where}`;
  return field(Joi.valid(...choices), choose, `is "{#value}"; ${choose}`);
};

export const whole = (least: number, most: number) => {
  const wanted = `a whole number from ${least} to ${most}`;
  return field(
    Joi.number().integer().min(least).max(most),
    `write ${wanted}`,
    `has to be ${wanted}`,
  );
};

/** A list of names that a file of `company/` has. */
export const listOf = (names: object, file: string, example: string, least: 0 | 1) => {
  const known = Object.keys(names);
  return field(
    Joi.array()
      .items(Joi.valid(...known))
      .min(least)
      .unique(),
    `write a list, like ${example}`,
    `has to be a list${least ? ' of at least one' : ''}, like ${example}`,
  ).messages({
    'any.only': `has "{#value}", which ${file} does not name; use ${known.join(', ')}, or name it there`,
    'array.unique': 'has one twice; delete one of the two',
  });
};
