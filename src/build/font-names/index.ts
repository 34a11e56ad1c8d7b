/**
 * Names fonts by six digits of their hash: Docusaurus takes all 32, every
 * page names eight fonts, and random digits do not compress.
 *
 * Of Docusaurus: the bundler's rule for fonts, through `expectFound`.
 */
import type {Plugin} from '@docusaurus/types';

import {expectFound} from '../support/expectFound';

type Rule = {test?: unknown; use?: {options?: {name?: string}}[]};

export function fontNames(): Plugin {
  return {
    name: 'font-names',
    configureWebpack({module}) {
      const rules = (module?.rules ?? []) as Rule[];
      const rule = rules.find(({test}) => test instanceof RegExp && test.test('font.woff2'));
      const options = rule?.use?.[0]?.options;
      expectFound('The name of a font', options?.name?.includes('[contenthash') && options);
      options.name = options.name!.replace('[contenthash]', '[contenthash:6]');
      return {};
    },
  };
}
