import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism (34 kB gzip) out of the bundle of every page: the classic theme loads it at start
 * through a client module, to register more languages. Our code block loads it when an article
 * contains code, so the client module is replaced by an empty one.
 */
export function lazyPrism(): Plugin {
  return {
    name: 'lazy-prism',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /theme-classic\/lib\/prism-include-languages/,
          path.resolve('src/plugins/empty-module.ts'),
        ),
      ],
    }),
  };
}
