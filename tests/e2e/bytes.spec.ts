import {statSync} from 'node:fs';

import {firstView, pageFile, weigh, withApp} from '../../scripts/support/weigh';
import {BYTE_LIMITS} from '../support/byteLimits';
import {inLocale} from '../support/pages';
import {expect, test} from './fixtures';

// If one fails, `npm run bench -- bytes` shows what the weight is made of.
for (const [name, {routes, limits}] of Object.entries(BYTE_LIMITS))
  for (const [code, limit] of Object.entries(limits))
    test(`${name} in ${code} is within its bytes`, async ({browser}) => {
      const sizeOf = (route: string): number => statSync(pageFile('build', route)).size;
      const [longest] = routes
        .map((route) => inLocale(code, route))
        .sort((one, other) => sizeOf(other) - sizeOf(one));
      const weight = await weigh(browser, 'build', longest!);
      expect(firstView(weight)).toBeLessThanOrEqual(limit.firstView);
      expect(withApp(weight)).toBeLessThanOrEqual(limit.withApp);
    });
