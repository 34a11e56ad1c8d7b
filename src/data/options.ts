import {translate} from '@docusaurus/Translate';

/** One choice of a list: what is sent, and what is read. */
export type Option = {value: string; label: string};

/**
 * The four lists of the inspection form, translated; use only while rendering. The database
 * takes the same values, and keeps any other in `meta` alone.
 */
export const inspectionOptions = (): Record<
  'roofType' | 'roofAge' | 'lastInspection' | 'stormDamage',
  Option[]
> => ({
  roofType: [
    {
      value: 'shingle',
      label: translate({id: 'forms.option.roofType.shingle', message: 'Shingle'}),
    },
    {value: 'metal', label: translate({id: 'forms.option.roofType.metal', message: 'Metal'})},
    {value: 'tile', label: translate({id: 'forms.option.roofType.tile', message: 'Tile'})},
    {
      value: 'concrete',
      label: translate({id: 'forms.option.roofType.concrete', message: 'Concrete'}),
    },
    {value: 'gravel', label: translate({id: 'forms.option.roofType.gravel', message: 'Gravel'})},
    {value: 'flat', label: translate({id: 'forms.option.roofType.flat', message: 'Flat'})},
    {
      value: 'unknown',
      label: translate({id: 'forms.option.roofType.unknown', message: 'I don’t know'}),
    },
  ],
  roofAge: [
    {value: '0-5', label: translate({id: 'forms.option.roofAge.upTo5', message: '0–5 years'})},
    {value: '6-10', label: translate({id: 'forms.option.roofAge.upTo10', message: '6–10 years'})},
    {value: '11-15', label: translate({id: 'forms.option.roofAge.upTo15', message: '11–15 years'})},
    {value: '16-20', label: translate({id: 'forms.option.roofAge.upTo20', message: '16–20 years'})},
    {
      value: '20+',
      label: translate({id: 'forms.option.roofAge.over20', message: 'Over 20 years'}),
    },
    {
      value: 'unknown',
      label: translate({id: 'forms.option.roofAge.unknown', message: 'I don’t know'}),
    },
  ],
  lastInspection: [
    {
      value: '6months',
      label: translate({
        id: 'forms.option.lastInspection.within6Months',
        message: 'Within 6 months',
      }),
    },
    {
      value: '1year',
      label: translate({id: 'forms.option.lastInspection.within1Year', message: 'Within a year'}),
    },
    {
      value: '2years',
      label: translate({
        id: 'forms.option.lastInspection.within2Years',
        message: 'Within 2 years',
      }),
    },
    {
      value: '3+years',
      label: translate({
        id: 'forms.option.lastInspection.over3Years',
        message: '3 or more years ago',
      }),
    },
    {
      value: 'never',
      label: translate({id: 'forms.option.lastInspection.never', message: 'Never'}),
    },
  ],
  stormDamage: [
    {
      value: 'yes-visible',
      label: translate({id: 'forms.option.stormDamage.visible', message: 'Yes, I can see it'}),
    },
    {
      value: 'yes-suspected',
      label: translate({id: 'forms.option.stormDamage.suspected', message: 'I think so'}),
    },
    {value: 'no', label: translate({id: 'forms.option.stormDamage.no', message: 'No'})},
    {
      value: 'unsure',
      label: translate({id: 'forms.option.stormDamage.unsure', message: 'Not sure'}),
    },
  ],
});
