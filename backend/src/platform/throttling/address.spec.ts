import { describe, expect, it } from '@jest/globals';
import { isFromHere, networksOf } from './address.js';

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2f3:4:5:6:7', ['2001:db8:1:2f3/64', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:0DB8:0001:0002::1', ['2001:db8:1:2/64', '2001:db8:1:0/56', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0/48']],
    ['203.0.113.9:4711', ['203.0.113.9']],
    ['[::ffff:203.0.113.9]:4711', ['203.0.113.9']],
    ['[2001:db8::1]:4711', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
    ['64:ff9b::203.0.113.9', ['64:ff9b:0:0/64', '64:ff9b:0:0/56', '64:ff9b:0/48']],
  ])('of %s are %j', (address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
  });

  it('are given more the wider they are, and four times what one is given at the most', () => {
    expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 3]);
  });
});

describe('somebody at this machine', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('asks from %s', (ip) => {
    expect(isFromHere({ ip, headers: {} })).toBe(true);
  });

  it.each([{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, { 'x-real-ip': '' }])(
    'is nobody whom a proxy passes on with %j',
    (headers) => {
      expect(isFromHere({ ip: '127.0.0.1', headers })).toBe(false);
    },
  );

  it('has no address of another', () => {
    expect(isFromHere({ ip: '203.0.113.9', headers: {} })).toBe(false);
  });
});
