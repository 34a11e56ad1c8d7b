import {clientIp, namesAnother, trustedProxies} from '../../../../server/http/clientIp';

test.each([
  // socket, X-Forwarded-For, TRUSTED_PROXY, expected
  ['203.0.113.1', undefined, '', '203.0.113.1'],
  ['203.0.113.1', '198.51.100.1', '', '203.0.113.1'],
  ['::ffff:203.0.113.1', undefined, '', '203.0.113.1'],
  ['2001:db8::1', undefined, '', '2001:db8::1'],
  ['fe80::1%eth0', undefined, '', 'fe80::1'],
  [undefined, '198.51.100.1', '', null],
  // Only the entry that a trusted proxy wrote.
  ['127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '10.9.9.9, 198.51.100.1', '127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '10.9.9.9, 198.51.100.1, 10.0.0.2', '127.0.0.1, 10.0.0.2', '198.51.100.1'],
  // Every hop trusted: a proxy before them hides its visitors, who must not count as one.
  ['127.0.0.1', '10.0.0.5, 10.0.0.2', '127.0.0.1, 10.0.0.0/8', null],
  ['10.203.0.9', '10.203.0.1', '10.203.0.0/24', null],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1', null],
  ['::1', '::ffff:127.0.0.1', '::1,127.0.0.1', null],
  // So does one that is not named, and one that writes nobody's IP.
  ['127.0.0.1', '203.0.113.9, 172.17.0.1', '127.0.0.1', null],
  ['127.0.0.1', '203.0.113.9, 10.0.0.7:443', '127.0.0.1', null],
  ['127.0.0.1', 'fd12:3456::1', '127.0.0.1', null],
  ['127.0.0.1', '0.0.0.0', '127.0.0.1', null],
  ['127.0.0.1', '::', '127.0.0.1', null],
  // Ranges.
  ['10.1.2.3', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['11.1.2.3', '198.51.100.1', '10.0.0.0/8', '11.1.2.3'],
  ['172.16.0.4', '198.51.100.1, 172.31.255.9', '172.16.0.0/12', '198.51.100.1'],
  ['2001:db8:1::9', '198.51.100.1', '2001:db8:1::/48', '198.51.100.1'],
  ['2001:db8:2::9', '198.51.100.1', '2001:db8:1::/48', '2001:db8:2::9'],
  // As proxies write it.
  ['127.0.0.1', '198.51.100.1:4711', '127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8::1]:4711', '127.0.0.1', '2001:db8::1'],
  ['127.0.0.1', '"198.51.100.1"', '127.0.0.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.0.0.2:80', '127.0.0.1, 10.0.0.2', '198.51.100.1'],
  // An unreadable entry gives null: never the forgeable entry before it, never the proxy's own IP.
  ['127.0.0.1', 'unknown', '127.0.0.1', null],
  ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1', null],
  ['127.0.0.1', '198.51.100.1, _hidden, 127.0.0.1', '127.0.0.1', null],
  ['127.0.0.1', '198.51.100.1,', '127.0.0.1', null],
  ['127.0.0.1', '198.51.100.999', '127.0.0.1', null],
  ['127.0.0.1', '', '127.0.0.1', null],
  ['127.0.0.1', undefined, '127.0.0.1', null],
])('socket %s, forwarded %s, trusting %j: %s', (socket, forwarded, trusted, expected) => {
  const header = (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined);
  expect(clientIp(socket, header, trustedProxies(trusted))).toBe(expected);
});

// A private socket IP may be that of an unnamed proxy: null. A public one is taken for the visitor's.
test.each([
  ['127.0.0.1', null],
  ['172.31.0.1', null],
  ['192.168.1.1', null],
  ['100.64.0.1', null],
  ['169.254.0.1', null],
  ['::1', null],
  ['fd12:3456::1', null],
  ['fe80::1%eth0', null],
  ['172.32.0.1', '172.32.0.1'],
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8::1', '2001:db8::1'],
])('a forwarded header of the untrusted %s gives %s', (socket, expected) => {
  const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
  for (const sent of names) {
    const header = (name: string) => (name === sent ? '198.51.100.1' : undefined);
    expect(clientIp(socket, header, trustedProxies('10.9.9.9'))).toBe(expected);
  }
  expect(clientIp(socket, () => undefined, trustedProxies('10.9.9.9'))).not.toBeNull();
});

test.each<[string | undefined, string | null, Record<string, string>, boolean]>([
  // socket, the IP that counts, headers, expected; 127.0.0.1 is trusted
  ['127.0.0.1', '198.51.100.1', {'cf-connecting-ip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'true-client-ip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'fastly-client-ip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'x-azure-clientip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'x-sucuri-clientip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'x-real-ip': '203.0.113.9'}, true],
  ['127.0.0.1', '198.51.100.1', {'x-amz-cf-id': 'abc'}, true],
  ['127.0.0.1', '198.51.100.1', {'cf-ray': 'abc'}, true],
  ['127.0.0.1', '198.51.100.1', {via: '1.1 google'}, false],
  ['127.0.0.1', '198.51.100.1', {'x-forwarded-for': '203.0.113.9, 198.51.100.1'}, true],
  ['127.0.0.1', '198.51.100.1', {'x-forwarded-for': '198.51.100.1, 127.0.0.1'}, false],
  ['127.0.0.1', '198.51.100.1', {'x-real-ip': '198.51.100.1'}, false],
  ['127.0.0.1', null, {'cf-connecting-ip': '203.0.113.9'}, true],
  ['127.0.0.1', '203.0.113.9', {'cf-connecting-ip': '203.0.113.9', 'cf-ray': 'abc'}, false],
  ['127.0.0.1', '2001:db8::1', {'true-client-ip': '[2001:db8::1]:443'}, false],
  ['127.0.0.1', '198.51.100.1', {'cf-connecting-ip': 'nobody'}, false],
  // From a peer that is no proxy of ours, anybody may write it.
  ['203.0.113.7', '203.0.113.7', {'cf-connecting-ip': '203.0.113.9'}, false],
  [undefined, null, {'cf-connecting-ip': '203.0.113.9'}, false],
  ['127.0.0.1', '198.51.100.1', {}, false],
])('socket %s, counted %s, headers %j: another is %s', (socket, ip, headers, is) => {
  expect(namesAnother(socket, ip, (name) => headers[name], trustedProxies('127.0.0.1'))).toBe(is);
});

test.each([
  'localhost',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/a',
  '2001:db8::/129',
  '10.0.0.1 10.0.0.2',
])('TRUSTED_PROXY=%s is refused with a sentence', (entry) => {
  expect(() => trustedProxies(`127.0.0.1,${entry}`)).toThrow(
    `TRUSTED_PROXY: "${entry}" is neither an IP nor a range`,
  );
});
