/** Components that an article may use without importing them (`src/theme/MDXComponents`). */
export const MARKDOWN_COMPONENTS = [
  'Checklist',
  'ClaimsNotice',
  'Company',
  'Details',
  'Email',
  'Figure',
  'Head',
  'Phone',
  'Sources',
];

/** What services may use: they have a list of themselves (`src/theme/DocItem/Layout`). */
export const SERVICE_COMPONENTS = [...MARKDOWN_COMPONENTS, 'ServiceList'];

/** Components that stand alone, without words between two tags. */
export const ALONE = ['ClaimsNotice', 'Company', 'Email', 'Phone', 'ServiceList', 'Sources'];

/** Components as a writer is told of them. */
export const named = (components: string[]): string =>
  components.filter((name) => name !== 'Head').join(', ');
