import {createHash} from 'node:crypto';

// The tests' server trusts forwarded IPs from its own machine. So each test is a visitor of its
// own, and does not count against the limits of a test that runs beside it.
export const TRUSTED_PROXY = '127.0.0.1,::1';

/** The header that gives a visitor of this name a client IP of its own. */
export function visitorFrom(name: string): {'x-forwarded-for': string} {
  const [a, b, c] = createHash('sha256').update(name).digest();
  return {'x-forwarded-for': `10.${a}.${b}.${c}`};
}
