import {copyAt} from '../../../src/markdown/copies';

test.each([
  ['/site/i18n/es/docusaurus-plugin-content-blog/a-b.mdx', '/site/blog/a-b.mdx'],
  ['/site/i18n/ko/docusaurus-plugin-content-docs/current/x.mdx', '/site/services/x.mdx'],
  ['i18n/vi/docusaurus-plugin-content-pages/privacy-policy.mdx', 'src/pages/privacy-policy.mdx'],
  ['/site/blog/a-b.mdx', null],
  ['/site/i18n/es/README.md', null],
])('%s belongs to %s', (copy, english) => {
  expect(copyAt(copy)?.english ?? null).toBe(english);
});
