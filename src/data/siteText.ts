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
  // A draft reply to a visitor, which staff complete and send. Short, because it becomes a link: Windows takes
  // no link above 2,083 characters (one letter of Hindi takes nine).
  'reply.mail.subject': 'Your free roof inspection',
  'reply.mail.greeting': 'Hello {name},',
  'reply.mail.withoutName': 'Hello,',
  'reply.mail.text':
    'Thank you for requesting a free roof inspection. When is a good time to call you? You can also reach us at {phone}.',
  // While somebody calls the visitor, at the number that was typed.
  'reply.urgent.subject': 'We’re calling you now',
  'reply.urgent.text':
    'We got your message. We’re calling you now at {number}. Please keep your phone close by.',
  // Words of links that say nothing to people who hear or skim the links alone, with | between them.
  'check.link.emptyWords':
    'click here|click|here|read more|more|learn more|this link|link|this|this page|see here|click this link|press here|tap here|more info|go here',
} as const;

export type SiteTextId = keyof typeof SITE_TEXT;
