import type {Plugin} from '@docusaurus/types';

import {expectFound} from './expectFound';

export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type Loader = {loader?: string; options?: {target?: string}} | null;

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
