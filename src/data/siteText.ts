/**
 * Texts that the configuration needs before any component runs: feed titles, tagline, bylines, the
 * Knowledge Center's meta description. English here; translations in `i18n/<locale>/code.json`
 * under the same ids. `{company}` stands for the company's name.
 */
export const SITE_TEXT = {
  'site.meta.tagline': 'Free roof inspections for Florida homes',
  'site.knowledgeCenter.title': 'Roof guides for Florida homeowners',
  'site.knowledgeCenter.description':
    'Short, checked articles for Florida homeowners about roofs, storms, insurance claims and grants.',
  'site.feed.title': '{company}: Knowledge Center',
  // On every page of a trial build at a public address.
  'site.trial.notice':
    'Demonstration only. The company, its people, its reviews and its promises may be invented. Please don’t send a real request.',
  // The same where a host has built a pull request.
  'site.proposal.notice':
    'Preview of a change. This is not the website: nothing you enter in its forms is sent.',
  // The byline of most articles: no person's name, so it is translated.
  'site.article.crew': '{company} crew',
  // Alt texts of the pictures in link previews.
  'site.preview.drawing': '{company}. Drawing: {drawing}',
  'site.preview.scene': '{company}. Drawing: Florida houses under a clearing sky',
} as const;

export type SiteTextId = keyof typeof SITE_TEXT;
