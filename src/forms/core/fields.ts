import type {InspectionField} from '@site/src/data/inspectionFields';

/** `name` of the tick "Water is coming in now": no parameter, but a line before the message. */
export const LEAK = 'now';

/** What a visitor enters in the inspection form. */
export type InspectionEntries = Record<InspectionField, string> & {[LEAK]?: string};

/** `name` of the hidden field that only software fills. */
export const HONEYPOT = 'company';

/** Reads the entries of some fields from form data; a field that is absent counts as empty. */
export const entriesOf = <Entries extends Record<string, string>>(
  data: FormData,
  fields: readonly (keyof Entries & string)[],
): Entries =>
  Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Entries;
