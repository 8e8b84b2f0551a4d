import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './notification-words.js';

const lagos = 'Africa/Lagos';

describe('the words of a notification', () => {
  it('are filled with its facts, a day written as one', () => {
    const { title, text } = wordsOf('PRO_RENEWED', { plan: 'Basic', validUntil: '2027-02-22T09:30:00.000Z' }, lagos);
    expect([title, text]).toEqual(['Pro renewed', 'Your Basic plan is valid until 22 Feb 2027.']);
  });

  it.each([
    ['2027-02-21T22:30:00.000Z', 'Africa/Lagos', '21 Feb 2027'],
    ['2027-02-21T22:30:00.000Z', 'Africa/Johannesburg', '22 Feb 2027'],
    ['2027-02-21T23:30:00.000Z', 'Africa/Lagos', '22 Feb 2027'],
    ['2027-02-21', 'Africa/Lagos', '21 Feb 2027'],
  ])('write %s in %s as %s', (validUntil, timeZone, day) => {
    expect(wordsOf('PRO_RENEWAL_DUE', { validUntil }, timeZone).text).toBe(`It ends on ${day}. Renew it to go on.`);
  });

  it('count one point as one', () => {
    expect(wordsOf('APPRAISAL_APPROVED', { day: 1, points: 1 }, lagos).text).toBe('It earned you 1 point.');
    expect(wordsOf('POINTS_ADDED', { points: 1, total: 21 }, lagos)).toMatchObject({
      title: '1 point added',
      text: 'You have 21 points now.',
    });
    expect(wordsOf('POINTS_TAKEN', { points: 11, total: 1 }, lagos)).toMatchObject({
      title: '11 points taken away',
      text: 'You have 1 point now.',
    });
  });

  it('ask no business for Pro that may have it when it is verified', () => {
    expect(wordsOf('KYC_PASSED', {}, lagos).text).toBe('With Pro, growth tools, orders and hiring are open to you.');
  });
});
