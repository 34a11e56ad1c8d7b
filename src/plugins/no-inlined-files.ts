import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

type Rule = {test?: unknown; use?: {options?: {limit?: number | string}}[]};

/**
 * Keeps every font and picture a file of its own. Docusaurus writes files under 10 kB into the
 * stylesheet and into the pages as data URLs: the content policy blocks such fonts, every visitor
 * would download letters of languages they do not read, and a picture could not load late.
 */
export function noInlinedFiles(): Plugin {
  for (const isServer of [true, false]) {
    const {loaders} = getFileLoaderUtils(isServer);
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownImageFileLoader.replace(
      /limit=\d+/,
      'limit=0',
    );
  }
  return {
    name: 'no-inlined-files',
    configureWebpack(config) {
      const rules = (config.module?.rules ?? []) as Rule[];
      for (const {use} of rules) {
        if (!Array.isArray(use)) continue;
        for (const {options} of use) {
          if (options && 'limit' in options) options.limit = 0;
        }
      }
      return {};
    },
  };
}
