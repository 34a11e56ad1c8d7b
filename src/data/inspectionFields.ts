// Type-only, so that Node can load this file too; an import of this name, type or not, makes
// `write-translations` scan the file.
import {type translate} from '@docusaurus/Translate';

import {LIMITS} from './limits';

type FieldFacts = {
  /** Column of the database; the procedure's parameter is `v_` and the same name. */
  column: string;
  label: string;
  required?: true;
  /** Of a field that is typed: the longest entry, in characters. */
  limit?: number;
  /** Of a list: the values that are sent, each with what is read, in the order in which it shows them. */
  choices?: Record<string, string>;
};

type Translator = typeof translate;

/**
 * The inspection form's fields by their `name` attributes, in page order, in the language of a translator.
 * The payload, the server's check of a body, the lists and the staff listing are derived from this; the form,
 * the generated types and the migrated database are tested against it.
 */
export const fieldsIn = (translate: Translator) =>
  ({
    name: {
      column: 'name',
      label: translate({id: 'forms.inspection.name', message: 'Name'}),
      required: true,
      limit: LIMITS.name,
    },
    phone: {
      column: 'phone',
      label: translate({id: 'forms.inspection.phone', message: 'Phone'}),
      required: true,
      limit: LIMITS.phone,
    },
    email: {
      column: 'email',
      label: translate({id: 'forms.inspection.email', message: 'Email'}),
      required: true,
      limit: LIMITS.email,
    },
    roofType: {
      column: 'roof_type',
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
      column: 'roof_age',
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
      column: 'last_inspection',
      label: translate({id: 'forms.inspection.lastInspection', message: 'Last inspection'}),
      choices: {
        '6months': translate({
          id: 'forms.option.lastInspection.within6Months',
          message: 'Within 6 months',
        }),
        '1year': translate({
          id: 'forms.option.lastInspection.within1Year',
          message: 'Within a year',
        }),
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
      column: 'storm_damage',
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
    message: {
      column: 'message',
      label: translate({id: 'forms.inspection.message', message: 'Message'}),
      limit: LIMITS.message,
    },
  }) as const satisfies Record<string, FieldFacts>;

type Fields = ReturnType<typeof fieldsIn>;

export type InspectionField = keyof Fields;

/** The fields with a fact. */
type FieldWith<Fact extends keyof FieldFacts> = {
  [Field in InspectionField]: Fields[Field] extends Record<Fact, unknown> ? Field : never;
}[InspectionField];

/** The fields that must be filled in. */
export type RequiredField = FieldWith<'required'>;
/** The fields that are typed. */
export type TypedField = FieldWith<'limit'>;
/** The fields that are lists. */
export type ListField = FieldWith<'choices'>;

/** The values of a list. */
export type Choice<Field extends ListField> = keyof Fields[Field]['choices'];

/** What is sent to the database, by the name of the procedure's parameter. */
export type InspectionParameter = `v_${Fields[InspectionField]['column']}`;

/** As staff read them: in English. */
export const inspectionFields = fieldsIn(({message}) => message ?? '');

export const INSPECTION_FIELDS = Object.keys(inspectionFields) as readonly InspectionField[];

const fieldsWith = <Fact extends keyof FieldFacts>(fact: Fact) =>
  INSPECTION_FIELDS.filter((field): field is FieldWith<Fact> => fact in inspectionFields[field]);

export const REQUIRED_FIELDS = fieldsWith('required');
export const TYPED_FIELDS = fieldsWith('limit');
export const LIST_FIELDS = fieldsWith('choices');

/** The parameter of `submit_contact_rpc` that takes a field's value. */
export const parameterOf = (field: InspectionField): InspectionParameter =>
  `v_${inspectionFields[field].column}`;
