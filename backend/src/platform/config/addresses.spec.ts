import { expect, it } from '@jest/globals';
import { addressesIn } from './addresses.js';

it.each([
  ['postgres://ada@db/sankofa', ['postgres://ada@db/sankofa']],
  [
    'postgres://ada:a,b@one:5432,[::1]:6432,three/sankofa?sslmode=verify-full',
    ['one:5432', '[::1]:6432', 'three'].map((host) => `postgres://ada:a,b@${host}/sankofa?sslmode=verify-full`),
  ],
  ['postgres:///sankofa?host=/run/a,b', ['postgres:///sankofa?host=/run/a,b']],
  ['postgres://one,two?application_name=a@b', ['one', 'two'].map((host) => `postgres://${host}?application_name=a@b`)],
])('The servers of %s are told apart', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses);
});
