import type {Plugin} from '@docusaurus/types';

import {environment} from '../data/environment';
import {expectFound} from './expect-found';

/** The bundler's configuration as Docusaurus has made it. */
export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type Loader = {
  loader?: string;
  options?: {modules?: {localIdentName?: string}; target?: string};
} | null;

export const isCssLoader = (one: Loader): boolean => /[\\/]css-loader[\\/]/.test(one?.loader ?? '');

/**
 * The lists of loaders that compile stylesheets: those of the configuration itself, not copies.
 *
 * @throws Error where there is none
 */
export function stylesheetLoaders({module}: BundlerConfig): Loader[][] {
  const rules = (module?.rules ?? []) as {use?: Loader[]}[];
  const lists = rules.flatMap(({use}) =>
    Array.isArray(use) && use.some(isCssLoader) ? [use] : [],
  );
  expectFound('css-loader', lists.length > 0);
  return lists;
}

/**
 * Has the bundler's cache forget everything when one of these files changes.
 *
 * @param files absolute paths
 * @throws Error where the cache has no list of files
 */
export function addBuildDependencies({experiments}: BundlerConfig, files: string[]): void {
  if (environment.DOCUSAURUS_NO_PERSISTENT_CACHE) return;
  // rspack's: Docusaurus's types are webpack's.
  const {cache} = (experiments ?? {}) as {cache?: {buildDependencies?: string[]}};
  expectFound("The list of files that the bundler's cache depends on", cache?.buildDependencies);
  cache.buildDependencies.push(...files);
}
