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

/** Marks the end of what the list of articles loads of each article. */
export const TRUNCATE_MARKER = '{/* truncate */}';
