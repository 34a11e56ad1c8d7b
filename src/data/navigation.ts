import {translate} from '@docusaurus/Translate';

import {type PageNames, pageNames} from './pageNames';
import {routes} from './routes';

export type NavigationLink = {to: string; label: string};

/** Links to pages by their names in menus. Use only while rendering: it translates. */
export const linksTo = (pages: (keyof PageNames)[]): NavigationLink[] => {
  const names = pageNames(translate);
  return pages.map((page) => ({to: routes[page], label: names[page]}));
};

/** The links of header and phone menu: every main page. */
export const headerLinks = (): NavigationLink[] =>
  linksTo(['home', 'about', 'services', 'knowledgeCenter', 'testimonials', 'contact']);

/** The footer's quick links: every main page but the home page. */
export const footerLinks = (): NavigationLink[] =>
  linksTo(['about', 'services', 'knowledgeCenter', 'testimonials', 'contact']);
