/** Components that Markdown may use without importing them (`src/theme/MDXComponents`). */
export const MARKDOWN_COMPONENTS = [
  'Checklist',
  'ClaimsNotice',
  'Details',
  'Email',
  'Figure',
  'Head',
  'Phone',
  'ServiceList',
];

/** Ends what the list of articles loads of each. */
export const TRUNCATE_MARKER = '{/* truncate */}';
