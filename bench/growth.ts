/**
 * What more articles cost: seconds and memory of a build, and what a visitor downloads on a page
 * that lists none of them. Each kind of site beside the others, in one language.
 */
import path from 'node:path';

import {firstView, weigh, withApp} from '../scripts/support/weigh';
import {routes} from '../src/data/routes';
import {keep, type Table} from './results';
import {build, type Site} from './sites/build';
import {ownSiteWith} from './sites/own';
import {starlightSite} from './sites/starlight';
import {stockSite} from './sites/stock';

const COUNTS = [5, 50, 200];

const KINDS: Record<string, {make: (articles: number) => Site; route: string}> = {
  'this site': {make: ownSiteWith, route: routes.about},
  'stock classic': {make: stockSite, route: '/'},
  Starlight: {make: starlightSite, route: '/guides/guide-1'},
};

/** Needs npm's registry, for Starlight. */
export async function benchGrowth(): Promise<void> {
  const table: Table = {};
  for (const [name, {make, route}] of Object.entries(KINDS)) {
    const weights: {first: number; app: number}[] = [];
    for (const articles of COUNTS) {
      const site = make(articles);
      const {seconds, memory} = await build(site);
      const weight = await weigh(path.join(site.dir, site.output), route);
      weights.push({first: firstView(weight), app: withApp(weight) - firstView(weight)});
      table[`${name}, ${articles}`] = {
        'build s': seconds,
        'memory MB': memory,
        'first view KB': firstView(weight),
        'app KB': weights.at(-1)!.app,
      };
    }
    const perArticle = (of: 'first' | 'app'): number =>
      (weights.at(-1)![of] - weights[0]![of]) / (COUNTS.at(-1)! - COUNTS[0]!);
    table[`${name}, each more`] = {
      'first view KB': perArticle('first'),
      'app KB': perArticle('app'),
    };
  }
  keep('Articles', table);
}
