/**
 * In `npm run dev`, proxies the forms' requests to the embedded API at the origin `DEV_API`.
 *
 * Of Docusaurus: `devServer` of the bundler's configuration, which `docusaurus start` reads.
 */
import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';

export function devApi(): Plugin {
  const target = environment.DEV_API;
  return {
    name: 'dev-api',
    // Webpack's own types know `devServer` only with the dev server's types installed.
    configureWebpack: () =>
      (target ? {devServer: {proxy: [{context: ['/rest/v1', '/api'], target}]}} : {}) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
  };
}
