import {routes, serviceRoute} from '../src/data/routes';

const PAGES = {
  home: routes.home,
  about: routes.about,
  service: serviceRoute('roof-replacement'),
  article: `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`,
  contact: routes.contact,
  picker: routes.language,
};

/** What is measured of our own site, by name: each kind of page, the longest article, in both. */
export const MEASURED: [name: string, route: string][] = Object.entries(PAGES).flatMap(
  ([name, route]) => [
    [name, route],
    [`${name} in Hindi`, `/hi${route}`],
  ],
);
