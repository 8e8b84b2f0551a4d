import { describe, expect, it } from '@jest/globals';
import { type Candidate, explain, rankCandidates, standingOf, type Wanted } from './candidates.js';

const wanted: Wanted = {
  department: 'Marketing',
  skills: ['Copywriting', 'Instagram'],
  workType: 'Hybrid',
  state: 'Lagos',
};
const ada: Candidate = {
  id: 'ada',
  departments: ['Marketing'],
  skills: ['Copywriting'],
  workTypes: ['Remote', 'Hybrid'],
  state: 'Oyo',
  area: null,
  points: 60,
  finished: 0,
  invited: 0,
  answered: 0,
  waitingSince: new Date('2026-11-02'),
};
const orderOf = (...others: Partial<Candidate>[]) =>
  rankCandidates(wanted, [ada, ...others.map((other) => ({ ...ada, id: 'bola', ...other }))]).map(({ id }) => id);

describe('candidates', () => {
  it.each<[string, Partial<Candidate>]>([
    ['has more of the skills', { skills: ['Copywriting', 'Instagram'] }],
    ['lives near', { state: 'Lagos' }],
    ['works near', { area: 'Ikeja, lagos' }],
    ['has more points', { points: 61 }],
    ['finished work', { finished: 1 }],
    ['waited longer', { waitingSince: new Date('2026-11-01') }],
  ])('come first who %s', (_, more) => expect(orderOf(more)).toEqual(['bola', 'ada']));

  it.each<[string, Partial<Candidate>]>([
    ['leaves invitations without an answer', { invited: 2, answered: 1, waitingSince: new Date('2026-11-01') }],
    ['has none of the skills', { skills: [], points: 500, finished: 1 }],
  ])('come last who %s', (_, more) => expect(orderOf(more)).toEqual(['ada', 'bola']));

  it.each<[string, Partial<Candidate>]>([
    ['work in another department', { departments: ['Fashion'] }],
    ['do not take this kind of work', { workTypes: ['Remote'] }],
  ])('are not those who %s', (_, more) => expect(orderOf(more)).toEqual(['ada']));

  it('are ten at most', () =>
    expect(orderOf(...Array.from({ length: 20 }, (_, i) => ({ id: `c${i}` })))).toHaveLength(10));

  it('are told why, in words', () => {
    const creator = { ...ada, state: 'Lagos', finished: 1, invited: 4, answered: 3 };
    expect(rankCandidates(wanted, [creator])[0]).toEqual({
      id: 'ada',
      score: 59,
      reasons: [
        'Works in Marketing',
        'Takes work that is hybrid',
        '1 of 2 skills: Copywriting',
        'Near the business, in Lagos',
        '60 points',
        'Work finished here: 1',
        'Answered 3 of 4 invitations',
      ],
    });
  });

  it('stand the same for the same record, at most at 40', () =>
    expect(standingOf({ points: 900, finished: 9, invited: 9, answered: 9 })).toBe(40_000));
});

describe('why a creator is a candidate', () => {
  it('is told in the words that the ranking gives', () =>
    expect(explain(wanted, ada)).toEqual({ reasons: rankCandidates(wanted, [ada])[0]?.reasons, missing: [] }));
  it('or what is missing', () =>
    expect(explain(wanted, { ...ada, departments: ['Diplomacy'], workTypes: [] })).toEqual({
      reasons: [],
      missing: ['Marketing is not among the departments', 'Hybrid is not among the kinds of work'],
    }));
});
