/** @jest-environment node */
import {statSync} from 'node:fs';

import {firstView, pageFile, weigh, withApp} from '../../scripts/support/weigh';
import {BYTE_LIMITS} from '../support/byteLimits';
import {inLocale} from '../support/pages';

const CASES = Object.entries(BYTE_LIMITS).flatMap(([name, {routes, limits}]) =>
  Object.entries(limits).map(([code, limit]) => ({name, code, routes, limit})),
);

// If this fails, `npm run bench -- bytes` shows what the weight is made of.
test.each(CASES)('$name in $code is within its bytes', async ({code, routes, limit}) => {
  const sizeOf = (route: string): number => statSync(pageFile('build', route)).size;
  const [longest] = routes
    .map((route) => inLocale(code, route))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const weight = await weigh('build', longest!);
  expect(firstView(weight)).toBeLessThanOrEqual(limit.firstView);
  expect(withApp(weight)).toBeLessThanOrEqual(limit.withApp);
});
