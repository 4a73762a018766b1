import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.8', '203.0.113.8'],
  // A reset connection: nobody reads the response.
  [undefined, 'gone'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::', '2001:db8:0:2::/64'],
  ['no address', 'no address'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['1:2::', '1:2:0:0::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['::ffff:203.0.113.99', '203.0.113.99'],
  ['::FFFF:10.20.30.40', '10.20.30.40'],
  // IPv6 too, although it ends like the others.
  ['64:ff9b::ffff:0102:0304', '64:ff9b:0:0::/64'],
  ['64:ff9b::ffff:1.2.3.4', '64:ff9b:0:0::/64'],
  ['::ffff:1.2.3.4%eth0', '0:0:0:0::/64'],
  ['::ffff:300.0.113.7', '::ffff:300.0.113.7'],
  ['', ''],
])('counts %s as %s, with gaps filled', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
