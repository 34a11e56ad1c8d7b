/** Fields of the forms that keep a draft, and the confirmation of one, which has no value to be empty. */
const KEPT = '[data-draft] [name], [data-sent]';

/**
 * Whether a form of this document is being filled in, or its confirmation shows: the page must not be
 * replaced then.
 */
export const hasUnsavedInput = (doc: Document): boolean =>
  [...doc.querySelectorAll<HTMLInputElement>(KEPT)].some(({value}) => value !== '');
