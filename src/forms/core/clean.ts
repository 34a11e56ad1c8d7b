import type {InspectionField} from '@site/src/data/inspectionFields';

/** What nobody sees or has typed: marks, fillers, controls; the blanks among them stay. As `intake.clean`. */
const INVISIBLE = /(?![\t-\r])[\p{Cf}\p{DI}\p{Cc}\u2800]/gu;
/** In names and messages the joiners of some scripts stay, and what makes a sign an emoji. */
const BUT_JOINERS = /(?![\t-\r]|\u200c|\u200d|\ufe0f)[\p{Cf}\p{DI}\p{Cc}\u2800]/gu;

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

/** What stands around an address in the head of a mail or in a sentence: `Ann <ann@example.com>,`. */
const AROUND_EMAIL = /^[^<]*<|[>.,;)]{1,9}$/g;

/**
 * An email in small letters, as both forms send it; the full-width characters of East Asian keyboards
 * (＠ ．) become those of an address.
 */
export const cleanEmail = (email: string): string =>
  clean('email', email.normalize('NFKC')).replace(AROUND_EMAIL, '').toLowerCase();
