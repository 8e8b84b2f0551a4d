import { describe, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { finishedBelowProjector } from './finished-below.projector.js';

const given = projectorSpec(finishedBelowProjector);
const id = '01900000-0000-7000-8000-000000000001';
const at = new Date('2030-01-01T00:00:00Z');
const creator = memberRegistered('Creator');
const completed = { type: 'ChallengeCompleted' as const, data: {} };
const awarded = (total: number) => ({
  type: 'PointsAwarded' as const,
  data: { points: 7, total, source: 'Appraisal, day 7' },
});
const adjusted = (total: number) => ({ type: 'PointsAdjusted' as const, data: { delta: 1, applied: 1, total } });
const improved = {
  type: 'AppraisalApproved' as const,
  data: { appraisalId: '01900000-0000-7000-8000-00000000000a', dayNumber: 3, points: 8, gained: 1 },
};

describe('who finished below', () => {
  it('is nobody who is still on the way', () => given(creator, awarded(49)).thenRow(id, { belowSince: null }));
  it('is listed since day 7 was approved, with all days open', () =>
    given(creator, awarded(42), completed, awarded(49)).thenRows({
      id,
      points: 49,
      completed: true,
      openDays: [1, 2, 3, 4, 5, 6, 7],
      belowSince: at,
    }));
  it('may not hand in a day a third time', () =>
    given(creator, completed, awarded(49), improved).thenRow(id, { openDays: [1, 2, 4, 5, 6, 7], belowSince: at }));
  it('is gone from 50 points on, however they came', () => {
    given(creator, completed, awarded(49), awarded(50)).thenRow(id, { belowSince: null });
    given(creator, completed, awarded(49), adjusted(50)).thenRow(id, { belowSince: null });
  });
  it('is back when staff take points', () =>
    given(creator, completed, awarded(50), adjusted(49)).thenRow(id, { belowSince: at }));
  it('is no member of staff who tried the challenge', () =>
    given(memberRegistered('Business'), completed, awarded(49)).thenRows());
  it('is nobody who was erased', () =>
    given(creator, completed, { type: 'PersonalDataErased', data: { purpose: 'contact' } }).thenRows());
});
