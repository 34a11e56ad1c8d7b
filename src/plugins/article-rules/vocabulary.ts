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

/** What services may use beside them (`src/theme/DocItem/Layout`). */
export const SERVICE_COMPONENTS = ['ServiceList'];
