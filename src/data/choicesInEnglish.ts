import type {Choice, ListField} from './inspectionFields';

/** What the form shows for each value of its lists, for staff. (Docusaurus extracts visitors' from options.ts.) */
export const CHOICES_IN_ENGLISH: Record<Choice<ListField>, string> = {
  shingle: 'Shingle',
  metal: 'Metal',
  tile: 'Tile',
  concrete: 'Concrete',
  gravel: 'Gravel',
  flat: 'Flat',
  unknown: 'I don’t know',
  '0-5': '0–5 years',
  '6-10': '6–10 years',
  '11-15': '11–15 years',
  '16-20': '16–20 years',
  '20+': 'Over 20 years',
  '6months': 'Within 6 months',
  '1year': 'Within a year',
  '2years': 'Within 2 years',
  '3+years': '3 or more years ago',
  never: 'Never',
  'yes-visible': 'Yes, I can see it',
  'yes-suspected': 'I think so',
  no: 'No',
  unsure: 'Not sure',
};
