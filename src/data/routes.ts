// Type-only, so that Node can load this file too; an import of this name, type or not, makes
// `write-translations` scan the file.
import {type translate} from '@docusaurus/Translate';

type Translator = typeof translate;

/** Every route of the site, once. Paths carry no locale and no trailing slash. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  knowledgeCenter: '/knowledge-center',
  testimonials: '/testimonials',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  language: '/language',
  request: '/request',
} as const;

/** What menus and trails call the main pages, in the order of menus, in the language of a translator. */
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

/** Links to main pages by their names: of the menu, which has all of them, if no others are given. */
export function linksTo(translate: Translator, pages?: (keyof PageNames)[]) {
  const names = pageNames(translate);
  const all = Object.keys(names) as (keyof PageNames)[];
  return (pages ?? all).map((page) => ({to: routes[page], label: names[page]}));
}

/** Id of the request form, on the contact page. */
export const FORM_ID = 'form';

/** In the query of a link to the form: water may be coming in, and the form asks that first. */
export const NOW = 'now';

/** Path of one service page. */
export const serviceRoute = (slug: string): string => `${routes.services}/${slug}`;
