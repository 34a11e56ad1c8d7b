import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';

/**
 * In `npm run dev`, proxies the forms' requests to the embedded API, whose origin is in `DEV_API`.
 */
export function devApi(): Plugin {
  const target = environment.DEV_API;
  return {
    name: 'dev-api',
    // `devServer` is read by `docusaurus start`; webpack's own types know it only with the dev
    // server's types installed.
    configureWebpack: () =>
      (target ? {devServer: {proxy: [{context: ['/rest/v1', '/api'], target}]}} : {}) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
  };
}
