import {LIMITS} from './limits';

type FieldFacts = {
  /** Column of the database; the procedure's parameter is `v_` and the same name. */
  column: string;
  /** What staff read beside the value. */
  staffLabel: string;
  required: boolean;
  /** The longest entry, in characters. */
  limit?: number;
  /** The values of a list, in the order in which it shows them; their labels are in options.ts. */
  choices?: readonly string[];
};

/**
 * The inspection form's fields by their `name` attributes, in page order. The payload, the server's
 * check of a body, the lists and the staff listing are derived from this; the form, the generated types
 * and the migrated database are tested against it.
 */
export const inspectionFields = {
  name: {column: 'name', staffLabel: 'Name', required: true, limit: LIMITS.name},
  phone: {column: 'phone', staffLabel: 'Phone', required: true, limit: LIMITS.phone},
  email: {column: 'email', staffLabel: 'Email', required: true, limit: LIMITS.email},
  roofType: {
    column: 'roof_type',
    staffLabel: 'Roof type',
    required: false,
    choices: ['shingle', 'metal', 'tile', 'concrete', 'gravel', 'flat', 'unknown'],
  },
  roofAge: {
    column: 'roof_age',
    staffLabel: 'Roof age',
    required: false,
    choices: ['0-5', '6-10', '11-15', '16-20', '20+', 'unknown'],
  },
  lastInspection: {
    column: 'last_inspection',
    staffLabel: 'Last inspection',
    required: false,
    choices: ['6months', '1year', '2years', '3+years', 'never'],
  },
  stormDamage: {
    column: 'storm_damage',
    staffLabel: 'Storm damage',
    required: false,
    choices: ['yes-visible', 'yes-suspected', 'no', 'unsure'],
  },
  message: {column: 'message', staffLabel: 'Message', required: false, limit: LIMITS.message},
} as const satisfies Record<string, FieldFacts>;

type Fields = typeof inspectionFields;

export type InspectionField = keyof Fields;

/** The fields that must be filled in. */
export type RequiredField = {
  [Field in InspectionField]: Fields[Field]['required'] extends true ? Field : never;
}[InspectionField];

/** The fields that are typed. */
export type TypedField = {
  [Field in InspectionField]: Fields[Field] extends {limit: number} ? Field : never;
}[InspectionField];

/** The fields that are lists. */
export type ListField = {
  [Field in InspectionField]: Fields[Field] extends {choices: readonly string[]} ? Field : never;
}[InspectionField];

/** The values of a list. */
export type Choice<Field extends ListField> = Fields[Field]['choices'][number];

/** What is sent to the database, by the name of the procedure's parameter. */
export type InspectionParameter = `v_${Fields[InspectionField]['column']}`;

export const INSPECTION_FIELDS = Object.keys(inspectionFields) as readonly InspectionField[];

export const REQUIRED_FIELDS = INSPECTION_FIELDS.filter(
  (field): field is RequiredField => inspectionFields[field].required,
);

export const TYPED_FIELDS = INSPECTION_FIELDS.filter(
  (field): field is TypedField => 'limit' in inspectionFields[field],
);

export const LIST_FIELDS = INSPECTION_FIELDS.filter(
  (field): field is ListField => 'choices' in inspectionFields[field],
);

/** The parameter of `submit_contact_rpc` that takes a field's value. */
export const parameterOf = (field: InspectionField): InspectionParameter =>
  `v_${inspectionFields[field].column}`;
