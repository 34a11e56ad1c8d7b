import type {Choice} from './inspectionFields';

/** From how many years to how many; both in years. */
export type Years = readonly [from: number, to: number];

/**
 * How many years to plan for in Florida, by the form's kinds of roof: the ranges of the table in the article
 * on lifespans, which names none of a concrete slab. Of a tile roof it is the underlayment that ends.
 */
export const LIFESPANS: Record<Exclude<Choice<'roofType'>, 'concrete' | 'unknown'>, Years> = {
  shingle: [10, 25],
  metal: [20, 40],
  tile: [15, 30],
  gravel: [12, 20],
  flat: [12, 25],
};

/** The longest of them: where the bars end. */
export const LONGEST = Math.max(...Object.values(LIFESPANS).map(([, to]) => to));
