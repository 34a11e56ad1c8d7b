/**
 * The Knowledge Center's categories and topics: plain ids, which the build's checks read too. Their
 * names, per language, are in `articleLabels.ts`.
 */
export const CATEGORIES = [
  'roofing-materials',
  'storm-damage',
  'insurance',
  'inspection',
  'storm-prep',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Labels an article may carry beside its category. A new one is a line here and its name there. */
export const TOPICS = [
  'checklist',
  'claims',
  'deadlines',
  'documentation',
  'flat-roof',
  'grant',
  'hurricane',
  'inspection',
  'insurance',
  'leaks',
  'lifespan',
  'maintenance',
  'metal',
  'my-safe-florida-home',
  'repair',
  'replacement',
  'roof-to-wall',
  'shingle',
  'tile',
  'wind-mitigation',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Is this one of the five categories? Exact match. */
export function isCategory(value: unknown): value is Category {
  return (CATEGORIES as readonly unknown[]).includes(value);
}
