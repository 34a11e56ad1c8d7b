/** Components that stand alone, without words between two tags. */
export const ALONE = ['ClaimsNotice', 'Company', 'Email', 'Phone', 'ServiceList', 'Sources'];

/** What services may use without importing it (`src/theme/MDXComponents`). */
export const SERVICE_COMPONENTS = ['Checklist', 'Details', 'Figure', 'Head', 'If', ...ALONE].sort();

/** What an article may use: services alone have a list of themselves, and promises. */
export const MARKDOWN_COMPONENTS = SERVICE_COMPONENTS.filter(
  (name) => !['If', 'ServiceList'].includes(name),
);

/** Components as a writer is told of them. */
export const named = (components: string[]): string =>
  components.filter((name) => name !== 'Head').join(', ');
