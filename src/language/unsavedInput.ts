/** Fields of forms that keep a draft, and the confirmation of a sent form, which has no `value` at all. */
const KEPT = '[data-draft] [name], [data-sent]';

/**
 * Whether a form of this document is being filled in, or its confirmation shows: the page must not be
 * replaced then.
 */
export const hasUnsavedInput = (doc: Document): boolean =>
  [...doc.querySelectorAll<HTMLInputElement>(KEPT)].some(({type, checked, value}) =>
    type === 'checkbox' ? checked : value !== '',
  );
