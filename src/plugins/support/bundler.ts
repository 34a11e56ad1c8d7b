import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {expectFound} from './expectFound';

export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type Loader = {
  loader?: string;
  options?: {modules?: {localIdentName?: string}; target?: string};
} | null;

export const isCssLoader = (one: Loader): boolean => /[\\/]css-loader[\\/]/.test(one?.loader ?? '');

/** The lists of loaders that compile stylesheets: the arrays of the configuration itself, not copies. */
export function stylesheetLoaders({module}: BundlerConfig): Loader[][] {
  const rules = (module?.rules ?? []) as {use?: Loader[]}[];
  const lists = rules.flatMap(({use}) =>
    Array.isArray(use) && use.some(isCssLoader) ? [use] : [],
  );
  expectFound('css-loader', lists.length > 0);
  return lists;
}

/** Has the bundler's cache forget everything when one of these files changes. */
export function addBuildDependencies({cache, experiments}: BundlerConfig, files: string[]): void {
  if (environment.DOCUSAURUS_NO_PERSISTENT_CACHE) return;
  // `cache` is at the top in rspack 2 (Docusaurus 4), an experiment in rspack 1; the types are webpack's.
  const list = [cache, (experiments as {cache?: unknown} | undefined)?.cache]
    .map((one) => (one as {buildDependencies?: string[]} | undefined)?.buildDependencies)
    .find(Array.isArray);
  expectFound("The list of files that the bundler's cache depends on", list);
  list.push(...files);
}
