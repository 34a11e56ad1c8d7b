import {gzipSync} from 'node:zlib';

import {BROWSER} from '../../../../src/browser';
import {gateScript} from '../../../../src/build/language-gate';
import {inlineScript} from '../../../../src/build/support/inlineScript';

/** The most bytes that the inline script, gate and controls, may have (gzip). */
const LIMIT = 3400;

test('the script in the head of every page is small', () => {
  expect(gzipSync(gateScript(), {level: 9}).length).toBeLessThanOrEqual(LIMIT);
});

test.each([
  ['gate', gateScript],
  ['controls', () => inlineScript(BROWSER.controls)],
  ['preselect', () => inlineScript(BROWSER.preselect)],
] as const)('the script %s is self-contained', (_name, made) => {
  const script = made();
  expect(script).not.toMatch(/\b(require|import)\s*[("']/);
  // An inline script would end there.
  expect(script).not.toMatch(/<\/script|<!--/i);
});
