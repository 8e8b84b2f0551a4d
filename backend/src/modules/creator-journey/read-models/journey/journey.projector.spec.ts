import { describe, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { journeyProjector } from './journey.projector.js';
import type { JourneyRow } from './journey.row.js';

const given = projectorSpec(journeyProjector);
const id = '01900000-0000-7000-8000-000000000001';
const at = new Date('2030-01-01T00:00:00Z');
const fresh: JourneyRow = {
  id,
  registeredAt: at,
  approvedAt: null,
  pro: false,
  points: 0,
  silverAt: null,
  goldAt: null,
  diamondAt: null,
  hasReadLesson: false,
};

describe('the journey of a creator', () => {
  it('begins with the registration', () => given(memberRegistered('Creator')).thenRows(fresh));
  it('is not there for a business, whatever happens to it', () =>
    given(memberRegistered('Business'), {
      type: 'ProUpgraded',
      data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() },
    }).thenRows());
  it('is not there for staff, who may try the challenge all the same', () =>
    given(
      memberRegistered('Business'),
      { type: 'PointsAwarded', data: { points: 60, total: 60, source: 'Appraisal, day 1' } },
      { type: 'MilestoneReached', data: { milestone: 'Silver' } },
    ).thenRows());
  it('shows points, milestones and Pro', () =>
    given(
      memberRegistered('Creator'),
      { type: 'InternshipApplicationApproved', data: { approvedAt: at.toISOString() } },
      { type: 'ProUpgraded', data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() } },
      { type: 'PointsAwarded', data: { points: 60, total: 60, source: 'Appraisal, day 1' } },
      { type: 'MilestoneReached', data: { milestone: 'Silver' } },
    ).thenRows({ ...fresh, approvedAt: at, pro: true, points: 60, silverAt: at }));
  it('knows whether a lesson was read', () =>
    given(memberRegistered('Creator'), {
      type: 'LessonRead',
      data: { topicSlug: 'event-management', day: 1 },
    }).thenRow(id, { hasReadLesson: true }));
  it('is locked again when Pro expires', () =>
    given(
      memberRegistered('Creator'),
      { type: 'ProUpgraded', data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() } },
      { type: 'ProExpired', data: {} },
    ).thenRow(id, { pro: false }));
});
