import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { openDayReviews } from '../modules/appraisals/public.js';
import { remindCreatorWhenDayStaysOpen as rule } from './remind-creator-when-day-stays-open.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const appraisalId = '01900000-0000-7000-8000-0000000000ab';
const meta = { subjectId: memberId, recordedAt: new Date('2026-03-01T20:30:00Z') };
const job = (count: number, opener = '') => ({
  queue: openDayReviews.queue,
  data: { memberId, count, appraisalId: opener },
  at: new Date('2026-03-02T20:30:00Z'),
});

it('looks a day later at whoever became Pro, whose day opened or opened again, or who was reminded', () => {
  const upgraded = { plan: 'basic', source: 'fee', validUntil: '2026-06-01T20:30:00.000Z' } as const;
  const reviewed = { appraisalId, dayNumber: 2 };
  expect(rule.on.ProUpgraded?.(recordedEvent({ type: 'ProUpgraded', data: upgraded, meta }))).toEqual([job(1)]);
  expect(
    rule.on.AppraisalApproved?.(recordedEvent({ type: 'AppraisalApproved', data: { ...reviewed, points: 9 }, meta })),
  ).toEqual([job(1, appraisalId)]);
  expect(rule.on.AppraisalRejected?.(recordedEvent({ type: 'AppraisalRejected', data: reviewed, meta }))).toEqual([
    job(1, appraisalId),
  ]);
  expect(
    rule.on.OpenDayReminded?.(recordedEvent({ type: 'OpenDayReminded', data: { ...reviewed, count: 1 }, meta })),
  ).toEqual([job(2, appraisalId)]);
});
