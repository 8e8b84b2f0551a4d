import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './notifications.words.js';

describe('the words of a notification', () => {
  it('are filled with its facts, a day written as one', () => {
    const { title, text } = wordsOf('PRO_RENEWED', { plan: 'Basic', validUntil: '2027-02-22' });
    expect([title, text]).toEqual(['Pro renewed', 'Your Basic plan is valid until 22 Feb 2027.']);
  });

  it('count one point as one', () => {
    expect(wordsOf('APPRAISAL_APPROVED', { day: 1, points: 1 }).text).toBe('It earned you 1 point.');
    expect(wordsOf('POINTS_ADDED', { points: 1, total: 21 })).toMatchObject({
      title: '1 point added',
      text: 'You have 21 points now.',
    });
    expect(wordsOf('POINTS_TAKEN', { points: 11, total: 1 })).toMatchObject({
      title: '11 points taken away',
      text: 'You have 1 point now.',
    });
  });
});
