import {routes} from '../src/data/routes';

export const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

/** One kind of control, and how a tap on it shows. */
export type Control = {
  path: string;
  /** What is tapped, one after another; then the text is typed, if there is one. */
  taps: string[];
  text?: string;
  /** In the page: whether the last tap has been answered. */
  isAnswered: string;
  /** Whether HTML and CSS answer, at once. */
  native?: boolean;
  /** The part of a URL of which one request only may be seen after the taps. */
  once?: string;
};

const shown = (selector: string): string =>
  `document.querySelector('${selector}')?.checkVisibility({visibilityProperty: true})`;

/** Every kind of control that a page has. */
export const CONTROLS: Record<string, Control> = {
  menu: {
    path: routes.about,
    taps: ['[popovertarget=site-menu]'],
    isAnswered: shown('#site-menu'),
    native: true,
  },
  switcher: {
    path: routes.about,
    taps: ['[popovertarget=site-languages]'],
    isAnswered: shown('#site-languages'),
    native: true,
  },
  'a language': {
    path: routes.about,
    taps: ['[popovertarget=site-languages]', '#site-languages [data-language=es]'],
    isAnswered: "location.pathname === '/es/about'",
    once: '/es/about',
  },
  'call banner': {
    path: routes.about,
    taps: ['[data-dismiss-banner]'],
    isAnswered: `!${shown('[data-call-banner]')}`,
    native: true,
  },
  'table of contents': {
    path: ARTICLE,
    taps: ['main summary'],
    isAnswered: "document.querySelector('main details').open",
    native: true,
  },
  link: {
    path: routes.about,
    taps: ['[popovertarget=site-menu]', `#site-menu a[href="${routes.testimonials}"]`],
    isAnswered: `location.pathname === '${routes.testimonials}'`,
  },
  filter: {
    path: routes.knowledgeCenter,
    taps: ['main nav a[href*="category="]'],
    isAnswered: "location.search && document.querySelectorAll('article').length < 5",
  },
  'contact field': {
    path: routes.contact,
    taps: ['main form [name=name]'],
    text: 'Maria',
    isAnswered: "document.querySelector('[name=name]').value === 'Maria'",
  },
  'contact submit': {
    path: routes.contact,
    taps: ['main form [type=submit]'],
    isAnswered: "document.querySelectorAll('main form [aria-invalid=true]').length === 3",
  },
  newsletter: {
    path: ARTICLE,
    taps: ['main form [name=email]'],
    text: 'maria@example.com\n',
    isAnswered: "!document.querySelector('main form [name=email]')",
    once: '/rpc/subscribe_newsletter_rpc',
  },
};
