import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type axeCore from 'axe-core';
import type {AxeResults, RunOptions} from 'axe-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices, nothing switched off. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Experimental in axe, and so in no set: a name set by hand must contain the visible text.
  rules: {'label-content-name-mismatch': {enabled: true}},
  resultTypes: ['violations'],
  // Its rules read no style sheet.
  preload: {assets: ['media']},
};

// axe's findings on a page, one line each. Runs in the page: the package for Playwright looks for
// frames and transfers every passed check, which takes five times as long.
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const {violations: found} = await page.evaluate<AxeResults, RunOptions>(
    (options) => (window as unknown as {axe: typeof axeCore}).axe.run(document, options),
    OPTIONS,
  );
  return found.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 140)).join(' | ')}`,
  );
}
