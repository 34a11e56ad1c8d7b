import {INSPECTION_FIELDS, type InspectionField} from '@site/src/data/inspectionFields';

/** What a visitor enters in the inspection form. */
export type InspectionEntries = Record<InspectionField, string>;

/** `name` of the hidden field that only software fills. */
export const HONEYPOT = 'company';

/** Reads entries from form data; a field that is absent counts as empty. */
export function entriesOf(data: FormData): InspectionEntries {
  return Object.fromEntries(
    INSPECTION_FIELDS.map((field) => [field, String(data.get(field) ?? '')]),
  ) as InspectionEntries;
}
