import {translate} from '@docusaurus/Translate';

import {routes} from './routes';

export type NavigationLink = {to: string; label: string};

const about = (): NavigationLink => ({
  to: routes.about,
  label: translate({id: 'navigation.link.about', message: 'About'}),
});
const services = (): NavigationLink => ({
  to: routes.services,
  label: translate({id: 'navigation.link.services', message: 'Services'}),
});
const knowledgeCenter = (): NavigationLink => ({
  to: routes.knowledgeCenter,
  label: translate({id: 'navigation.link.knowledgeCenter', message: 'Knowledge Center'}),
});
const testimonials = (): NavigationLink => ({
  to: routes.testimonials,
  label: translate({id: 'navigation.link.testimonials', message: 'Testimonials'}),
});
const contact = (): NavigationLink => ({
  to: routes.contact,
  label: translate({id: 'navigation.link.contact', message: 'Contact'}),
});

/**
 * The header's links; the home page and the footer lead to the services. Use only while rendering:
 * it translates.
 */
export const headerLinks = (): NavigationLink[] => [
  {to: routes.home, label: translate({id: 'navigation.link.home', message: 'Home'})},
  about(),
  knowledgeCenter(),
  testimonials(),
  contact(),
];

/** The footer's quick links: every main page but the home page. Use only while rendering. */
export const footerLinks = (): NavigationLink[] => [
  about(),
  services(),
  knowledgeCenter(),
  testimonials(),
  contact(),
];
