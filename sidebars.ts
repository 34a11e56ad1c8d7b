import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** No page has a sidebar: lists of services follow `order:` in their files (`src/plugins/services`). */
const sidebars: SidebarsConfig = {};

export default sidebars;
