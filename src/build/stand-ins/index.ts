/**
 * Replaces modules that no page needs by smaller ones.
 *
 * Of Docusaurus: modules of its client and theme by their paths, and its minifier, through
 * `expectFound`.
 */
import path from 'node:path';

import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

import {expectFound} from '../support/expectFound';

const EMPTY = path.resolve('src/build/stand-ins/emptyModule.ts');

type StandIn = {module: RegExp; within?: RegExp; by: string};

/**
 * Modules that the app does without, with the kB (gzip) that each would add to every page, and their
 * replacements. Together they keep the longest article in Hindi within `tests/support/byteLimits.ts`.
 */
const STAND_INS: Record<string, StandIn> = {
  // 34 kB. Loads Prism at the start, to register languages; our code block loads it on pages with code.
  prism: {module: /theme-classic\/lib\/prism-include-languages/, by: EMPTY},
  // 3.6 kB. Docusaurus uses one function of it. The database client uses others, and keeps it.
  tslib: {
    module: /^tslib$/,
    within: /@docusaurus/,
    by: path.resolve('src/build/stand-ins/importDefault.ts'),
  },
  // 1.7 kB. A progress bar for slow navigation, and its styles.
  nprogress: {module: /theme-classic\/lib\/nprogress/, by: EMPTY},
  // 1 kB. For `withRouter`, which nobody calls; it brings an old copy of react-is.
  hoist: {module: /^hoist-non-react-statics$/, by: EMPTY},
  // 0.3 kB. The versions of all plugins, which no page shows.
  versions: {module: /^@generated\/site-metadata$/, by: EMPTY},
};

/** The part of rspack that Docusaurus's types, which are webpack's, do not know. */
type Rspack = {SwcJsMinimizerRspackPlugin: new (options: object) => {name: string}};

/**
 * Does not escape letters in scripts. Docusaurus writes `\u0928` for each letter outside ASCII, which
 * makes a Hindi text a third longer, compressed; the pages declare UTF-8.
 */
function keepLetters(minimizers: unknown[], {SwcJsMinimizerRspackPlugin: Minimizer}: Rspack): void {
  const at = minimizers.findIndex((one) => one instanceof Minimizer);
  expectFound('The minifier of scripts', at >= 0);
  const options = getSwcJsMinimizerOptions();
  minimizers[at] = new Minimizer({
    minimizerOptions: {...options, minify: true, format: {...options.format, ascii_only: false}},
  });
}

/** The file of a module, with its query; not every module has one. */
const resourceOf = (module: object): unknown => 'resource' in module && module.resource;

export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    configureWebpack(config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const {minimizer} = config.optimization ?? {};
      // The development server minifies nothing.
      if (minimizer) keepLetters(minimizer, bundler as typeof bundler & Rspack);
      const all = Object.entries(STAND_INS).map(([name, one]) => ({
        ...one,
        by: `${one.by}?${name}`,
      }));
      return {
        plugins: [
          ...all.map(
            ({module, within, by}) =>
              new bundler.NormalModuleReplacementPlugin(module, (found) => {
                if (!within || within.test(found.context)) found.request = by;
              }),
          ),
          {
            apply: ({hooks}) =>
              hooks.thisCompilation.tap('stand-ins', (compilation) =>
                // `modules` includes those from the cache.
                compilation.hooks.finishModules.tap('stand-ins', (modules) => {
                  const built = new Set([...modules].map(resourceOf));
                  for (const {module, by} of all) {
                    expectFound(`A module of the app like ${module}`, built.has(by));
                  }
                }),
              ),
          },
        ],
      };
    },
  };
}
