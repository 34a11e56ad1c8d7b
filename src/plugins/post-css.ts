import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../data/environment';

type Loader = {loader?: string};
type Rule = {use?: (Loader | null)[]};

const KEEP: Loader = {loader: path.resolve('src/plugins/keep-loader.cjs')};

/** Adds the loader that keeps what PostCSS has made, wherever PostCSS is used. */
export function keepResults(rules: Rule[]): void {
  for (const {use} of rules) {
    const at = Array.isArray(use)
      ? use.findIndex((one) => /postcss-loader/.test(one?.loader ?? ''))
      : -1;
    if (at >= 0) use!.splice(at, 0, KEEP);
  }
}

/**
 * PostCSS as Docusaurus sets it up, in less time. It would compile each stylesheet ten times, for five
 * languages and twice for each, and every time look for a configuration in a dozen files beside it and
 * in all folders above, where there is none.
 */
export function postCss(): Plugin {
  return {
    name: 'post-css',
    configurePostCss: (options) => Object.assign(options, {config: false}),
    configureWebpack(config) {
      if (environment.NODE_ENV === 'production')
        keepResults((config.module?.rules ?? []) as Rule[]);
      return {};
    },
  };
}
