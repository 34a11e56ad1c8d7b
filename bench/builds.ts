/**
 * Seconds and memory of the build of all languages, beside an earlier commit's in the same run: from
 * nothing, and with the pictures of link previews that an earlier build has drawn.
 */
import {median} from './median';
import {keep, type Table} from './results';
import {build, type Build} from './sites/build';
import {ownSite} from './sites/own';

const ROUNDS = 3;
/** The last commit before the app was loaded after the page. */
const BEFORE = '7b0818a';

/** @param against the commit to compare with; its packages have to be among those installed. */
export async function benchBuild(against = BEFORE): Promise<void> {
  const now = ownSite();
  const before = `at ${against}`;
  const sites = {
    now,
    // Those that the one above has just drawn, in the same folder.
    'now, link previews kept': {...now, keeps: ['link-previews']},
    [before]: ownSite(against),
  };
  const runs: Record<string, Build[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, site] of Object.entries(sites)) {
      (runs[name] ??= []).push(await build(site));
    }
  }
  const table: Table = {};
  for (const [name, builds] of Object.entries(runs)) {
    table[name] = {
      'build s': median(builds.map(({seconds}) => seconds)),
      'memory MB': median(builds.map(({memory}) => memory)),
    };
  }
  for (const figures of Object.values(table)) {
    const of = (head: string) => figures[head]! / table[before]![head]!;
    figures.ratio = of('build s');
    figures['ratio of memory'] = of('memory MB');
  }
  keep('Build of all languages', table);
}
