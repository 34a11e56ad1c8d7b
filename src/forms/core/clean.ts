import type {InspectionField} from '@site/src/data/inspectionFields';

/** Characters that nobody sees (marks of direction, zero-width ones), as `intake.clean` lists them. */
const INVISIBLE = /\p{Cf}/gu;
/** In names and messages the joiners stay, which some scripts need. */
const BUT_JOINERS = /(?![\u200c\u200d])\p{Cf}/gu;

/** What a copied link brings along. */
const SCHEMES: {[Field in InspectionField]?: RegExp} = {email: /^mailto:\s*/i, phone: /^tel:\s*/i};

/** An entry as it is checked and sent, without invisible characters; the database cleans it alike. */
export function clean(field: InspectionField, entry: string): string {
  const scheme = SCHEMES[field];
  const visible = entry.replace(INVISIBLE, '').trim();
  if (scheme) return visible.replace(scheme, '');
  // An entry of joiners alone is empty.
  return visible && entry.replace(BUT_JOINERS, '').trim();
}

/**
 * An email in small letters, as both forms send it; the full-width characters of East Asian keyboards
 * (＠ ．) become those of an address.
 */
export const cleanEmail = (email: string): string =>
  clean('email', email.normalize('NFKC')).toLowerCase();
