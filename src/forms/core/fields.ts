/** What a visitor enters in the inspection form, by the fields' `name` attributes, in page order. */
export const INSPECTION_FIELDS = [
  'name',
  'phone',
  'email',
  'roofType',
  'roofAge',
  'lastInspection',
  'stormDamage',
  'message',
] as const;

type InspectionField = (typeof INSPECTION_FIELDS)[number];
export type InspectionEntries = Record<InspectionField, string>;

/** The fields that are validated, in page order. */
export const REQUIRED_FIELDS = ['name', 'phone', 'email'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** `name` of the hidden field that only software fills. */
export const HONEYPOT = 'company';

/** Reads entries from form data; a field that is absent counts as empty. */
export function entriesOf(data: FormData): InspectionEntries {
  return Object.fromEntries(
    INSPECTION_FIELDS.map((field) => [field, String(data.get(field) ?? '')]),
  ) as InspectionEntries;
}
