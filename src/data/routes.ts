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

/** Id of the request form, on the contact page. */
export const FORM_ID = 'form';

/** In the query of a link to the form: water may be coming in, and the form asks that first. */
export const NOW = 'now';

/** Path of one service page. */
export const serviceRoute = (slug: string): string => `${routes.services}/${slug}`;
