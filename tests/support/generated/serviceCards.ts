import {SERVICE_SLUGS} from '../services';

/** Service cards as the `services-data` plugin writes them, with the slug as their text. */
export default SERVICE_SLUGS.map((slug) => ({
  slug,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}`,
  image: `/img/figures/${slug}.svg`,
  imageAlt: `Picture of ${slug}`,
}));
