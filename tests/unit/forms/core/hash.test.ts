import {sha256Hex} from '@site/src/forms/core/hash';

test('is null without SubtleCrypto', async () =>
  expect(await sha256Hex('abc', undefined)).toBeNull());

test('is null where digesting fails', async () => {
  const broken = {digest: () => Promise.reject(new Error('no'))} as unknown as SubtleCrypto;
  expect(await sha256Hex('abc', broken)).toBeNull();
});
