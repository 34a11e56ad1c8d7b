import {routes, serviceRoute} from '../src/data/routes';

const PAGES = {
  home: routes.home,
  about: routes.about,
  service: serviceRoute('roof-replacement'),
  article: `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`,
  contact: routes.contact,
  picker: routes.language,
};

/** Measured pages of this site by name: each kind and the longest article, in two languages. */
export const MEASURED: [name: string, route: string][] = Object.entries(PAGES).flatMap(
  ([name, route]) => [
    [name, route],
    [`${name} in Hindi`, `/hi${route}`],
  ],
);
