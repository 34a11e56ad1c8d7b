import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

type Rule = {use?: {options?: {limit?: number | string}}[]; oneOf?: Rule[]};

/** Sets the limit to zero in rules and in the rules inside them (that of SVG files is one). */
function liftLimits(rules: Rule[]): void {
  for (const {use, oneOf} of rules) {
    for (const {options} of Array.isArray(use) ? use : []) {
      if (options && 'limit' in options) options.limit = 0;
    }
    liftLimits(oneOf ?? []);
  }
}

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
      liftLimits((config.module?.rules ?? []) as Rule[]);
      return {};
    },
  };
}
