/**
 * The services are the files of `services/`, in the order of `order:` in their front matter, which also
 * has their names and summaries, for translation; the plugin `src/plugins/services` reads it.
 */

/** The first of them stand on the home page with a picture, the others in a ruled list. */
export const MAIN_SERVICES = 4;

/** Name of the emergency service's page, where a call is the one thing to do. */
export const EMERGENCY_SLUG = 'emergency-tarping';

/** Name of the page on help with insurance claims: what other pages offer of it rests on that file. */
export const CLAIMS_SLUG = 'insurance-claims-help';

/** The part of a service that every page has, for the footer. */
export type ServiceTitle = {slug: string; title: string};

/** What a card or a list shows of a service; from the front matter of its page. */
export type ServiceCard = ServiceTitle & {
  summary: string;
  image: string;
  imageAlt: string;
};
