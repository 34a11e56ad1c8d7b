import {translate} from '@docusaurus/Translate';

import {type Choice, inspectionFields, LIST_FIELDS, type ListField} from './inspectionFields';

/** One choice of a list: what is sent, and what is read. */
export type Option = {value: string; label: string};

/** The label of every choice, translated. */
const labels = (): {[Field in ListField]: Record<Choice<Field>, string>} => ({
  roofType: {
    shingle: translate({id: 'forms.option.roofType.shingle', message: 'Shingle'}),
    metal: translate({id: 'forms.option.roofType.metal', message: 'Metal'}),
    tile: translate({id: 'forms.option.roofType.tile', message: 'Tile'}),
    concrete: translate({id: 'forms.option.roofType.concrete', message: 'Concrete'}),
    gravel: translate({id: 'forms.option.roofType.gravel', message: 'Gravel'}),
    flat: translate({id: 'forms.option.roofType.flat', message: 'Flat'}),
    unknown: translate({id: 'forms.option.roofType.unknown', message: 'I don’t know'}),
  },
  roofAge: {
    '0-5': translate({id: 'forms.option.roofAge.upTo5', message: '0–5 years'}),
    '6-10': translate({id: 'forms.option.roofAge.upTo10', message: '6–10 years'}),
    '11-15': translate({id: 'forms.option.roofAge.upTo15', message: '11–15 years'}),
    '16-20': translate({id: 'forms.option.roofAge.upTo20', message: '16–20 years'}),
    '20+': translate({id: 'forms.option.roofAge.over20', message: 'Over 20 years'}),
    unknown: translate({id: 'forms.option.roofAge.unknown', message: 'I don’t know'}),
  },
  lastInspection: {
    '6months': translate({
      id: 'forms.option.lastInspection.within6Months',
      message: 'Within 6 months',
    }),
    '1year': translate({id: 'forms.option.lastInspection.within1Year', message: 'Within a year'}),
    '2years': translate({
      id: 'forms.option.lastInspection.within2Years',
      message: 'Within 2 years',
    }),
    '3+years': translate({
      id: 'forms.option.lastInspection.over3Years',
      message: '3 or more years ago',
    }),
    never: translate({id: 'forms.option.lastInspection.never', message: 'Never'}),
  },
  stormDamage: {
    'yes-visible': translate({
      id: 'forms.option.stormDamage.visible',
      message: 'Yes, I can see it',
    }),
    'yes-suspected': translate({
      id: 'forms.option.stormDamage.suspected',
      message: 'I think so',
    }),
    no: translate({id: 'forms.option.stormDamage.no', message: 'No'}),
    unsure: translate({id: 'forms.option.stormDamage.unsure', message: 'Not sure'}),
  },
});

/** The lists of the inspection form, in their order; use only while rendering. */
export function inspectionOptions(): Record<ListField, Option[]> {
  const all: Record<ListField, Record<string, string>> = labels();
  return Object.fromEntries(
    LIST_FIELDS.map((field) => [
      field,
      inspectionFields[field].choices.map((value) => ({value, label: all[field][value]!})),
    ]),
  ) as Record<ListField, Option[]>;
}
