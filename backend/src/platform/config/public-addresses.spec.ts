import { expect, it } from '@jest/globals';
import { isPublicAddress } from './public-addresses.js';

it.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4001:830::200a', '::ffff:8.8.8.8'])('%s is public', (ip) =>
  expect(isPublicAddress(ip)).toBe(true),
);

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '255.255.255.255'],
  ...['::ffff:0:7f00:1', '::ffff:7f00:1', 'fe80::1%eth0', '5f00::1', '3fff::1', 'fec0::1', 'ff02::1', 'no address'],
])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false));
