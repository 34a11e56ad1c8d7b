/**
 * What a page of a built site weighs (gzip -9, KB = 1000 bytes): Chromium opens it without a server and
 * names what it has loaded, so that of the app only the chunks that are loaded unasked count.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Browser} from '@playwright/test';

/** The first view is `html`, `css` and `js`; `app` is what its scripts load afterwards, unasked. */
type Weight = {html: number; css: number; js: number; app: number};

export const firstView = ({html, css, js}: Weight): number => html + css + js;
export const withApp = (weight: Weight): number => firstView(weight) + weight.app;

/** The language gate redirects no crawler. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const gzip = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length / 1000;

export function pageFile(site: string, route: string): string {
  const name = route.replace(/^\/|\/$/g, '');
  const file = [`${name}.html`, path.join(name, 'index.html')].find((candidate) =>
    existsSync(path.join(site, candidate)),
  );
  if (!file) throw new Error(`${site} has no page ${route}.`);
  return path.join(site, file);
}

/** Weighs a page at rest, which nobody has scrolled or touched. */
export async function weigh(browser: Browser, site: string, route: string): Promise<Weight> {
  const file = pageFile(site, route);
  const page = await browser.newPage({userAgent: USER_AGENT});
  await page.route('**', (asked) => {
    const request = asked.request();
    const {pathname} = new URL(request.url());
    return asked.fulfill({
      path: request.isNavigationRequest() ? file : path.join(site, pathname),
    });
  });
  await page.goto(new URL(route, 'http://localhost').href);
  await page
    .locator('body:not(:has([data-at-once]:not([data-alive])))')
    .waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.getEntriesByType('resource').map(({name, startTime}) => ({
      pathname: new URL(name).pathname,
      isFirst: startTime < page!.loadEventStart,
    }));
  });
  await page.close();
  const sum = (type: RegExp, first: boolean): number =>
    loaded
      .filter(({pathname, isFirst}) => isFirst === first && type.test(pathname))
      .reduce((total, {pathname}) => total + gzip(path.join(site, pathname)), 0);
  return {
    html: gzip(file),
    css: sum(/\.css$/, true),
    js: sum(/\.js$/, true),
    app: sum(/\.(?:css|js)$/, false),
  };
}
