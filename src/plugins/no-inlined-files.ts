import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

type Rule = {use?: {options?: {limit?: number | string; name?: string}}[]; oneOf?: Rule[]};

/** Pages name a dozen files, and nothing compresses a hash: eight digits tell versions apart. */
const shortened = (name: string): string => name.replace('[contenthash]', '[contenthash:8]');

/** Changes rules, and the rules inside them (that of SVG files is one). */
function change(rules: Rule[]): void {
  for (const {use, oneOf} of rules) {
    for (const {options} of Array.isArray(use) ? use : []) {
      if (options && 'limit' in options) options.limit = 0;
      if (options?.name) options.name = shortened(options.name);
    }
    change(oneOf ?? []);
  }
}

/**
 * Keeps every font and picture a file of its own, with a short name. Docusaurus writes files under 10 kB into the
 * stylesheet and into the pages as data URLs: the content policy blocks such fonts, every visitor
 * would download letters of languages they do not read, and a picture could not load late.
 */
export function noInlinedFiles(): Plugin {
  for (const isServer of [true, false]) {
    const {loaders} = getFileLoaderUtils(isServer);
    loaders.inlineMarkdownImageFileLoader = shortened(
      loaders.inlineMarkdownImageFileLoader.replace(/limit=\d+/, 'limit=0'),
    );
  }
  return {
    name: 'no-inlined-files',
    configureWebpack(config) {
      change((config.module?.rules ?? []) as Rule[]);
      return {};
    },
  };
}
