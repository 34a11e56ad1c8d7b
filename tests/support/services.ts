import {readdirSync, readFileSync} from 'node:fs';

import {MAIN_SERVICES} from '../../src/data/services';

/** Every service, in the order of its file. */
export const SERVICE_SLUGS = readdirSync('services')
  .map((name) => ({
    slug: name.replace('.mdx', ''),
    order: /^order: (?<order>\d+)$/m.exec(readFileSync(`services/${name}`, 'utf8'))?.groups?.order,
  }))
  .filter(({order}) => order !== undefined)
  .sort((a, b) => Number(a.order) - Number(b.order))
  .map(({slug}) => slug);

/** The services that the home page shows with a picture. */
export const MAIN_SERVICE_SLUGS = SERVICE_SLUGS.slice(0, MAIN_SERVICES);
