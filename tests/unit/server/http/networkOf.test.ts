import {networkOf} from '../../../../server/http/limitedServer';

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::6', '2001:0db8:0001:0002'],
  ['2001:db8::6', '2001:0db8:0000:0000'],
  ['2001:db8:1:2:3::', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
