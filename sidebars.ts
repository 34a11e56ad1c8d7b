import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {SERVICE_SLUGS} from './src/data/services';

/** The order of the service pages is the order of the services in `src/data/services.ts`. */
const sidebars: SidebarsConfig = {
  services: ['index', ...SERVICE_SLUGS],
};

export default sidebars;
