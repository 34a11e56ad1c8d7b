import {createHash} from 'node:crypto';

/**
 * Where the tests' server believes a forwarded address: from its own machine. So each test is a
 * visitor of its own, and no test counts against the limits of another that runs beside it.
 */
export const TRUSTED_PROXY = '127.0.0.1,::1';

/** The header that makes a visitor of this name come from an address of their own. */
export function visitorFrom(name: string): {'x-forwarded-for': string} {
  const [a, b, c] = createHash('sha256').update(name).digest();
  return {'x-forwarded-for': `10.${a}.${b}.${c}`};
}
