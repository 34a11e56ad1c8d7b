import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../data/environment';

type Loader = {loader?: string; options?: object};
type Rule = {use?: (Loader | null)[]};

const KEEP = path.resolve('src/plugins/keep-loader.cjs');

/**
 * Adds the loader that keeps what has been made of stylesheets, wherever they are compiled.
 *
 * @param target for what the rules compile: the server asks for names of classes alone
 */
export function keepResults(rules: Rule[], target: 'server' | 'browser'): void {
  for (const {use} of rules) {
    const at = Array.isArray(use)
      ? use.findIndex((one) => /[\\/]css-loader[\\/]/.test(one?.loader ?? ''))
      : -1;
    if (at >= 0) use!.splice(at, 0, {loader: KEEP, options: {target}});
  }
}

/**
 * PostCSS as Docusaurus sets it up, in less time. It would compile each stylesheet ten times, for five
 * languages and twice for each, and look for a configuration in a dozen files beside it and in all
 * folders above, where there is none.
 */
export function postCss(): Plugin {
  return {
    name: 'post-css',
    configurePostCss: (options) => Object.assign(options, {config: false}),
    configureWebpack(config, isServer) {
      if (environment.NODE_ENV === 'production') {
        keepResults((config.module?.rules ?? []) as Rule[], isServer ? 'server' : 'browser');
      }
      return {};
    },
  };
}
