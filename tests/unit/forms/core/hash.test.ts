import {sha256Hex} from '@site/src/forms/core/hash';
import {webcrypto} from 'node:crypto';

test('is the known digest', async () =>
  expect(await sha256Hex('abc', webcrypto.subtle as SubtleCrypto)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ));

test('is null without SubtleCrypto', async () =>
  expect(await sha256Hex('abc', undefined)).toBeNull());

test('is null where digesting fails', async () => {
  const broken = {digest: () => Promise.reject(new Error('no'))} as unknown as SubtleCrypto;
  expect(await sha256Hex('abc', broken)).toBeNull();
});
