import path from 'node:path';

import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../data/environment';

const EMPTY = path.resolve('src/plugins/empty-module.ts');

const CHUNKS = 'assets/js/[id].[contenthash:8].js';

/** What is left out of the bundle that every page loads, and what stands in its place. */
const REPLACED: readonly {
  module: RegExp;
  within?: RegExp;
  by: string;
  onlyBuilt?: boolean;
  /** What is written into the HTML, too. */
  onServer?: boolean;
}[] = [
  // The classic theme loads Prism at start (34 kB), to register more languages. Our code block loads
  // it when an article contains code.
  {module: /theme-classic\/lib\/prism-include-languages/, by: EMPTY},
  // A bar that tells of a slow navigation, and its styles: browsers have one of their own.
  {module: /theme-classic\/lib\/nprogress/, by: EMPTY},
  // The versions of all plugins, which no page tells.
  {module: /^@generated\/site-metadata$/, by: EMPTY},
  // One function of it is used. The database client, which uses others, keeps it.
  {
    module: /^tslib$/,
    within: /@docusaurus/,
    by: path.resolve('src/plugins/import-default.ts'),
  },
  {
    module: /^\.\.\/createLucideIcon\.mjs$/,
    within: /lucide-react/,
    by: path.resolve('src/plugins/lean-icon.ts'),
    onServer: true,
  },
  // Its other half writes the heads, on the server.
  {module: /^react-helmet-async$/, by: path.resolve('src/plugins/lean-head.tsx')},
  // For a stand-in where React has no contexts; in development the router checks its props with it.
  {module: /^prop-types$/, within: /react-router/, by: EMPTY, onlyBuilt: true},
  // For `withRouter`, which nobody calls; it brings an old copy of react-is.
  {module: /^hoist-non-react-statics$/, within: /react-router/, by: EMPTY},
];

/** The part of rspack that Docusaurus's types, which are webpack's, do not know. */
type Rspack = {SwcJsMinimizerRspackPlugin: new (options: object) => {name: string}};

/**
 * Lets scripts keep their letters. Docusaurus escapes each (`\u0928`), and a Hindi text then has
 * twice its bytes, compressed a third more; its pages declare UTF-8.
 */
function keepLetters(minimizers: unknown[], {SwcJsMinimizerRspackPlugin: Minimizer}: Rspack): void {
  const at = minimizers.findIndex((one) => one instanceof Minimizer);
  if (at < 0) return;
  const options = getSwcJsMinimizerOptions();
  minimizers[at] = new Minimizer({
    minimizerOptions: {...options, minify: true, format: {...options.format, ascii_only: false}},
  });
}

/**
 * Docusaurus's table of chunks without what the server alone reads: the path of each module, and its
 * number. Every page loads the table, and it has a line for each article; the rest of such lines is
 * upstream's (https://github.com/facebook/docusaurus/issues/7256).
 */
export const withoutPaths = (registry: string): string =>
  registry.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');

/**
 * What plugins tell all pages, without the list of services that the docs plugin makes for links
 * between versions: there is one version.
 */
export function withoutDocs(globalData: string): string {
  const data = JSON.parse(globalData) as Record<string, unknown>;
  delete data['docusaurus-plugin-content-docs'];
  return JSON.stringify(data);
}

/**
 * The languages without what only the build reads of them, and without the calendar that `Intl` takes
 * by itself.
 */
export function withoutFolders(i18n: string): string {
  const {
    path: _,
    localeConfigs,
    ...rest
  } = JSON.parse(i18n) as {
    path: string;
    localeConfigs: Record<string, Record<string, unknown>>;
  };
  for (const config of Object.values(localeConfigs)) {
    delete config.path;
    delete config.translate;
    if (config.calendar === 'gregory') delete config.calendar;
  }
  return JSON.stringify({...rest, localeConfigs});
}

/** The part of the configuration that names the classes of CSS modules. */
type Loader = {options?: {modules?: {localIdentName?: string}}};

/**
 * Names the classes of CSS modules by their hash alone: their own names are some 1.5 kB of each page,
 * compressed. Five letters of 64 for some 400 classes: a new one meets another's name once in two
 * million times.
 */
export function shortClasses(rules: readonly unknown[] = []): void {
  for (const {use} of rules as {use?: unknown}[]) {
    for (const {options} of (Array.isArray(use) ? use : []) as Loader[]) {
      if (options?.modules) options.modules.localIdentName = '_[contenthash:base64:5]';
    }
  }
}

/** Keeps out of the app what none of its pages needs. */
export function leanApp({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-app',
    configureWebpack(config, isServer, {currentBundler: {instance: bundler}}) {
      const isBuilt = environment.NODE_ENV === 'production';
      if (isBuilt) shortClasses(config.module?.rules);
      const plugins = REPLACED.filter(
        ({onlyBuilt, onServer}) => (isBuilt || !onlyBuilt) && (!isServer || onServer),
      ).map(
        ({module, within, by}) =>
          new bundler.NormalModuleReplacementPlugin(module, (found) => {
            if (!within || within.test(found.context)) found.request = by;
          }),
      );
      if (isServer) return {plugins};
      keepLetters(config.optimization?.minimizer ?? [], bundler as typeof bundler & Rspack);
      // A table of chunks for `prefetch`, which is off: see `app-loader/client.ts`.
      config.plugins = config.plugins?.filter(
        (one) => one?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        // By number alone: Docusaurus's names would stand in one more table.
        output: isBuilt ? {chunkFilename: CHUNKS} : {},
        module: {
          rules: Object.entries({
            'registry.js': withoutPaths,
            'globalData.json': withoutDocs,
            'i18n.json': withoutFolders,
          }).map(([file, compile]) => ({
            include: path.join(generatedFilesDir, file),
            use: {loader: path.resolve('src/plugins/source-loader.cjs'), options: {compile}},
          })),
        },
        plugins,
      };
    },
  };
}
