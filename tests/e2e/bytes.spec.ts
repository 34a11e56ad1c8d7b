import {gzipSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {SCRIPTS} from '../support/app';
import {builtText} from '../support/built';
import {BYTE_LIMITS, PARTS, WEIGHED} from '../support/byteLimits';
import {inLocale} from '../support/pages';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

test.use({viewport: {width: 390, height: 844}});

/** What a page has sent for, by part, before and after a touch. */
async function weigh(page: Page, url: string): Promise<Record<(typeof PARTS)[number], number>> {
  const sent: Record<string, number> = {};
  const types = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? '';
    sent[type] = (sent[type] ?? 0) + encodedDataLength;
  });
  const answer = await page.goto(url, {waitUntil: 'networkidle'});
  const html = (await answer!.text()).replace(/<script type="?application[^>]*>/g, '<data>');
  const inline = (tag: string): number => {
    const all = html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'));
    return gzipSync([...all].map(([, text]) => text).join('')).length;
  };
  const [styles, script] = [inline('style'), inline('script')];
  const before = {...sent};
  const island = page.locator('[data-island]').first();
  if ((await island.count()) > 0) {
    await island.dispatchEvent('pointerdown');
    await appReady(page);
    await page.waitForLoadState('networkidle');
  }
  const bytes = {
    document: before.Document! - styles - script,
    styles: styles + (before.Stylesheet ?? 0),
    script: script + (before.Script ?? 0),
    fonts: before.Font ?? 0,
    pictures: before.Image ?? 0,
    touched: script + (sent.Script ?? 0),
  };
  return Object.fromEntries(
    Object.entries(bytes).map(([part, size]) => [part, Math.round(size / 100) / 10]),
  ) as typeof bytes;
}

for (const [name, code, ...limits] of BYTE_LIMITS)
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`${name} is within its bytes, untouched and touched`, async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const [longest] = WEIGHED[name]
        .map((route) => inLocale(code, route))
        .sort((one, other) => builtText(other).length - builtText(one).length);
      const weight = await weigh(page, longest!);
      const over = PARTS.filter((part, at) => weight[part] > limits[at]!);
      expect(over, JSON.stringify(Object.values(weight))).toEqual([]);
      // No page asks for a script that only this release has.
      expect(scripts.filter((path) => !SCRIPTS.test(path))).toEqual([]);
    });
  });
