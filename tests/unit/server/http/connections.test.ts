import {networkOf} from '../../../../server/http/connections';

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
