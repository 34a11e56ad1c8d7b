import {statSync} from 'node:fs';

import {routes} from '../../src/data/routes';
import {SCRIPTS} from '../support/app';
import {BYTE_LIMITS, CONTACT_LIMIT} from '../support/byteLimits';
import {field} from '../support/forms';
import {inLocale} from '../support/pages';
import {appReady} from '../support/visit';
import {firstView, pageFile, weigh, withApp} from '../support/weigh';
import {expect, test} from './fixtures';

for (const [name, {routes, limits}] of Object.entries(BYTE_LIMITS))
  for (const [code, limit] of Object.entries(limits))
    test(`${name} in ${code} is within its bytes`, async ({browser}) => {
      const sizeOf = (route: string): number => statSync(pageFile('build', route)).size;
      const [longest] = routes
        .map((route) => inLocale(code, route))
        .sort((one, other) => sizeOf(other) - sizeOf(one));
      const weight = await weigh(browser, 'build', longest!);
      const madeOf = JSON.stringify(weight);
      expect(firstView(weight), madeOf).toBeLessThanOrEqual(limit.firstView);
      expect(withApp(weight), madeOf).toBeLessThanOrEqual(limit.withApp);
    });

test('the contact form costs its script at a touch, and nothing before', async ({page}) => {
  const scripts: string[] = [];
  let sent = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({encodedDataLength}) => (sent += encodedDataLength));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(routes.contact, {waitUntil: 'networkidle'});
  expect(scripts).toEqual([]);
  expect(sent / 1000).toBeLessThanOrEqual(CONTACT_LIMIT.untouched);
  await field(page, 'name').pressSequentially('Maria');
  await appReady(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.every((path) => SCRIPTS.test(path))).toBe(true);
  expect(sent / 1000).toBeLessThanOrEqual(CONTACT_LIMIT.typedIn);
  console.log(`# contact: ${Math.round(sent / 100) / 10} KB when typed in`);
});
