// Type-only, so that Node can load this file too; an import of this name, type or not, makes
// `write-translations` scan the file.
import {type translate} from '@docusaurus/Translate';

type Translator = (text: Parameters<typeof translate>[0]) => string;

/** What the site's main pages are called in menus and trails, in the language of a translator. */
export const pageNames = (translate: Translator) => ({
  home: translate({id: 'navigation.link.home', message: 'Home'}),
  about: translate({id: 'navigation.link.about', message: 'About'}),
  services: translate({id: 'navigation.link.services', message: 'Services'}),
  knowledgeCenter: translate({
    id: 'navigation.link.knowledgeCenter',
    message: 'Knowledge Center',
  }),
  testimonials: translate({id: 'navigation.link.testimonials', message: 'Testimonials'}),
  contact: translate({id: 'navigation.link.contact', message: 'Contact'}),
});

export type PageNames = ReturnType<typeof pageNames>;
