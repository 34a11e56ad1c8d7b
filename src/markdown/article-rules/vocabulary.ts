/** Components that stand alone, without words between two tags. */
export const ALONE = [
  'ClaimsNotice',
  'Company',
  'DataHost',
  'Email',
  'OrWrite',
  'Phone',
  'QuoteSheet',
  'RoofStanding',
  'ServiceList',
  'Sources',
];

/** Components that services may use without an import (`src/theme/MDXComponents`). */
export const SERVICE_COMPONENTS = ['Checklist', 'Details', 'Figure', 'Head', 'If', ...ALONE].sort();

/** Components that an article may use: `If` and `ServiceList` are for services alone. */
export const MARKDOWN_COMPONENTS = SERVICE_COMPONENTS.filter(
  (name) => !['If', 'ServiceList'].includes(name),
);

/** The components in a message for a writer, without those of the privacy policy. */
export const named = (components: string[]): string =>
  components.filter((name) => !['DataHost', 'Head'].includes(name)).join(', ');
