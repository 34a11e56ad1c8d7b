/**
 * The twelve services of the company, in the order in which every list shows them.
 * Names and summaries are language, so they live in the front matter of `services/<slug>.mdx`
 * and reach the components through the `services-data` plugin.
 */
export const SERVICE_SLUGS = [
  'roof-replacement',
  'emergency-tarping',
  'roof-inspection',
  'storm-damage-repair',
  'preventive-maintenance',
  'insurance-claims-help',
  'gutter-installation',
  'warranty-services',
  'flooring',
  'painting',
  'drywall',
  'storm-cleanup',
] as const;

export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

/** The four that the home page shows with a picture; the other eight are in a ruled list. */
export const MAIN_SERVICE_SLUGS = SERVICE_SLUGS.slice(0, 4);

/** The page for the worst hour: the call is the one thing to do on it. */
export const EMERGENCY_SLUG: ServiceSlug = 'emergency-tarping';

/** What every page knows of a service: the footer names it. */
export type ServiceTitle = {slug: ServiceSlug; title: string};

/** What a card or a list shows of a service; from the front matter of its page. */
export type ServiceCard = ServiceTitle & {
  summary: string;
  image: string;
  imageAlt: string;
};
