import { expect, it } from '@jest/globals';
import { banTime, namesIn } from './members.js';

const now = new Date('2025-06-01T00:00:00Z');
const created = { created_at: '2025-03-01 09:00:00+00' };

it.each([
  ['for good', { banned_until: 'infinity' }],
  ['until a day to come', { banned_until: '2999-01-01 00:00:00+00' }],
  ['by a status, however it is written', { profile_status: 'SUSPENDED' }],
])('somebody is banned %s', (_, fields) => {
  expect(banTime({ ...created, ...fields }, now)).toEqual(new Date('2025-03-01T09:00:00Z'));
});

it('a ban that is over is none', () => {
  expect(banTime({ ...created, banned_until: '2025-05-01 00:00:00+00', profile_status: 'free' }, now)).toBeUndefined();
});

it.each([
  [{ first_name: 'Ada', last_name: 'Obi', full_name: 'Somebody Else' }, 'Ada', 'Obi'],
  [{ full_name: ' Ada  Chioma Obi ' }, 'Ada Chioma', 'Obi'],
  [{ name: 'Ada' }, 'Ada', undefined],
  [{}, undefined, undefined],
])('takes names from %j', (fields, firstName, lastName) => {
  expect(namesIn(fields)).toEqual({ firstName, lastName });
});
