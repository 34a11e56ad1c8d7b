import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe finds on a page at WCAG 2.2 AA and its best practices, nothing
 * switched off: a line each. */
export async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page})
    // Experimental in axe, and so in no set: a name set by hand must contain the visible text.
    .options({rules: {'label-content-name-mismatch': {enabled: true}}})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 140)).join(' | ')}`,
  );
}
