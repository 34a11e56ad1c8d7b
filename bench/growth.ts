/**
 * What more articles cost: seconds and memory of a build, and what a visitor downloads on a page
 * that lists none of them. Each kind of site beside the others, in one language.
 */
import path from 'node:path';

import {UserError} from '../server/cli';
import {firstView, weigh, withApp} from '../scripts/support/weigh';
import {routes} from '../src/data/routes';
import {keep, type Table} from './results';
import {build, type Site} from './sites/build';
import {ownSiteWith} from './sites/own';
import {starlightSite} from './sites/starlight';
import {stockSite} from './sites/stock';

const COUNTS = [5, 50, 200];

/**
 * Numbers of articles as typed: `5,50`.
 *
 * @throws UserError where it is no list of whole numbers, or does not grow.
 */
export function countsFrom(typed: string): number[] {
  const counts = typed.split(',').map(Number);
  const grow = counts.every((count, at) => count > (counts[at - 1] ?? 0));
  if (!counts.every(Number.isInteger) || !grow) {
    throw new UserError(`--articles takes growing whole numbers, like 5,50: not "${typed}".`);
  }
  return counts;
}

const KINDS: Record<string, {make: (articles: number) => Site; route: string}> = {
  'this site': {make: ownSiteWith, route: routes.about},
  'stock classic': {make: stockSite, route: '/'},
  Starlight: {make: starlightSite, route: '/guides/guide-1'},
};

/**
 * Needs npm's registry, for Starlight.
 *
 * @param counts numbers of articles, growing; with one alone there is no growth to tell.
 */
export async function benchGrowth(counts = COUNTS): Promise<void> {
  const table: Table = {};
  for (const [name, {make, route}] of Object.entries(KINDS)) {
    const weights: {first: number; app: number}[] = [];
    for (const articles of counts) {
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
    const more = counts.at(-1)! - counts[0]!;
    if (more === 0) continue;
    const perArticle = (of: 'first' | 'app'): number =>
      (weights.at(-1)![of] - weights[0]![of]) / more;
    table[`${name}, each more`] = {
      'first view KB': perArticle('first'),
      'app KB': perArticle('app'),
    };
  }
  keep('Articles', table);
}
