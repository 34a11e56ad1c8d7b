/**
 * What a visitor downloads to see a page (gzip -9, KB = 1000 bytes), beside the same kind of page of
 * the stock classic theme built in the same run from the same versions: the ratio is the figure to
 * watch, the numbers alone mean little across versions.
 */
import {firstView, weigh, withApp, type Weight} from '../scripts/support/weigh';
import {MEASURED} from './pages';
import {referenceSite} from './reference';

/** Prints the table. Needs `build/`. */
export async function benchBytes(): Promise<void> {
  const stock = await weigh(referenceSite(), '/');
  const rows: [string, Weight][] = [['stock classic home', stock]];
  for (const [name, route] of MEASURED) rows.push([name, await weigh('build', route)]);
  const heads = ['html', 'css', 'js', 'first view', '/ stock', 'with app', '/ stock'];
  console.log('Bytes, KB gzip'.padEnd(24) + heads.map((head) => head.padStart(11)).join(''));
  for (const [name, weight] of rows) {
    const {html, css, js} = weight;
    const first = firstView(weight);
    const whole = withApp(weight);
    const cells = [
      ...[html, css, js, first].map((value) => value.toFixed(1)),
      (first / firstView(stock)).toFixed(2),
      whole.toFixed(1),
      (whole / withApp(stock)).toFixed(2),
    ];
    console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(11)).join(''));
  }
}
