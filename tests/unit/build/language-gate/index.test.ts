import {gzipSync} from 'node:zlib';

import {gateScript} from '../../../../src/build/language-gate';

/** The most bytes that the inline script, gate and controls, may have (gzip). */
const LIMIT = 3400;

test('the script in the head of every page is small', () => {
  expect(gzipSync(gateScript('head'), {level: 9}).length).toBeLessThanOrEqual(LIMIT);
});

test.each(['head', 'controls', 'preselect'] as const)('the %s script is self-contained', (name) => {
  const script = gateScript(name);
  expect(script).not.toMatch(/\b(require|import)\s*[("']/);
  // An inline script would end there.
  expect(script).not.toMatch(/<\/script|<!--/i);
});
