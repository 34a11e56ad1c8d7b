/**
 * In `npm run dev`, serves the photographs of the cache, and proxies the forms' requests to the embedded API at
 * the origin `DEV_API`.
 *
 * Of Docusaurus: `devServer` of the bundler's configuration, which `docusaurus start` reads.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {CACHE} from '../photos';

export function devServer({baseUrl}: LoadContext): Plugin {
  const target = environment.DEV_API;
  const options = {
    static: [{directory: CACHE, publicPath: `${baseUrl}assets/photos`, watch: false}],
    ...(target && {proxy: [{context: ['/rest/v1', '/api'], target}]}),
  };
  return {
    name: 'dev-server',
    // Webpack's own types know `devServer` only with the dev server's types installed.
    configureWebpack: () =>
      ({devServer: options}) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
