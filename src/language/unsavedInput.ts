function filled(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'radio' || field.type === 'checkbox') {
    return field.checked !== field.defaultChecked;
  }
  return field.type !== 'hidden' && field.value !== '';
}

/**
 * Whether a form of this document is being filled in, or its confirmation shows: the page must not be
 * replaced then.
 */
export function hasUnsavedInput(doc: Document): boolean {
  return (
    doc.querySelector('[data-sent]') !== null ||
    [...doc.forms].some(({elements}) => [...elements].some(filled))
  );
}
