import {statSync} from 'node:fs';

import {BYTE_LIMITS} from '../support/byteLimits';
import {inLocale} from '../support/pages';
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
