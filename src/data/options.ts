import {translate} from '@docusaurus/Translate';

import {type Choice, inspectionFields, LIST_FIELDS, type ListField} from './inspectionFields';

/** A list: its label, and the label of every choice. */
type Labels<Field extends ListField> = {label: string; choices: Record<Choice<Field>, string>};

const labels = (): {[Field in ListField]: Labels<Field>} => ({
  roofType: {
    label: translate({id: 'forms.inspection.roofType', message: 'Roof type'}),
    choices: {
      shingle: translate({id: 'forms.option.roofType.shingle', message: 'Shingle'}),
      metal: translate({id: 'forms.option.roofType.metal', message: 'Metal'}),
      tile: translate({id: 'forms.option.roofType.tile', message: 'Tile'}),
      concrete: translate({id: 'forms.option.roofType.concrete', message: 'Concrete'}),
      gravel: translate({id: 'forms.option.roofType.gravel', message: 'Gravel'}),
      flat: translate({id: 'forms.option.roofType.flat', message: 'Flat'}),
      unknown: translate({id: 'forms.option.roofType.unknown', message: 'I don’t know'}),
    },
  },
  roofAge: {
    label: translate({id: 'forms.inspection.roofAge', message: 'Roof age'}),
    choices: {
      '0-5': translate({id: 'forms.option.roofAge.upTo5', message: '0–5 years'}),
      '6-10': translate({id: 'forms.option.roofAge.upTo10', message: '6–10 years'}),
      '11-15': translate({id: 'forms.option.roofAge.upTo15', message: '11–15 years'}),
      '16-20': translate({id: 'forms.option.roofAge.upTo20', message: '16–20 years'}),
      '20+': translate({id: 'forms.option.roofAge.over20', message: 'Over 20 years'}),
      unknown: translate({id: 'forms.option.roofAge.unknown', message: 'I don’t know'}),
    },
  },
  lastInspection: {
    label: translate({id: 'forms.inspection.lastInspection', message: 'Last inspection'}),
    choices: {
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
  },
  stormDamage: {
    label: translate({id: 'forms.inspection.stormDamage', message: 'Storm damage'}),
    choices: {
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
  },
});

/** A list as the form shows it: `value` is sent, `label` is read. */
type List = {name: ListField; label: string; options: {value: string; label: string}[]};

/** The lists of the inspection form, in their order; use only while rendering. */
export function inspectionLists(): List[] {
  const all: Record<ListField, {label: string; choices: Record<string, string>}> = labels();
  return LIST_FIELDS.map((name) => ({
    name,
    label: all[name].label,
    options: inspectionFields[name].choices.map((value) => ({
      value,
      label: all[name].choices[value]!,
    })),
  }));
}
