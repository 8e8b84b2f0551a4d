import { describe, expect, it } from '@jest/globals';
import { standingOf } from './invitation-words';

const file = { status: 'approved', creators: [], places: 2, taken: 0, mayChoose: false };
const standing = (more: object) => standingOf({ ...file, ...more } as never);
const creator = (status: string, dueAt: string | null = '2026-11-05T09:00:00.000Z') => ({ status, dueAt });

describe('how a request stands for its business', () => {
  it.each([
    ['is to be approved', { status: 'pending' }, /reads your request first/],
    ['is rejected', { status: 'rejected' }, /takes a new one/],
    ['has nobody yet', {}, /looks for creators who fit/],
    ['may be chosen for, by whoever fits', { mayChoose: true }, /creators who fit appear below/],
    ['is asked about', { creators: [creator('open')] }, /has until 5\u00A0Nov\u00A02026/],
    ['has a yes to answer', { creators: [creator('open'), creator('accepted')] }, /Answer by 5\u00A0Nov/],
    ['has nobody left', { creators: [creator('declined', null)] }, /looks for others/],
    ['is full', { taken: 2, creators: [creator('started')] }, /All places are taken/],
    ['is over', { taken: 2, creators: [creator('finished'), creator('brokenOff', null)] }, /All work is over/],
    ['is half over', { taken: 2, creators: [creator('finished'), creator('started')] }, /say when work starts/],
  ])('that %s', (_, more, words) => expect(standing(more)).toMatch(words));
});
