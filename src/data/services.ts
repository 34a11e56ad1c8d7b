/**
 * The services are the files of `services/`, in the order of `order:` in their front matter. Their
 * names and summaries are language and stand there, too; the plugin `src/build/services` brings them.
 */

/** The first of them stand on the home page with a picture, the others in a ruled list. */
export const MAIN_SERVICES = 4;

/** Where the company has a page of this name, the call is the one thing to do on it. */
export const EMERGENCY_SLUG = 'emergency-tarping';

/** What every page knows of a service: the footer names it. */
export type ServiceTitle = {slug: string; title: string};

/** What a card or a list shows of a service; from the front matter of its page. */
export type ServiceCard = ServiceTitle & {
  summary: string;
  image: string;
  imageAlt: string;
};
