import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../platform/testing/projector-spec.js';
import type { Told } from '../../../../platform/testing/recorded.js';
import type { MemberRegistered } from '../../../identity/public.js';
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
};
const registered = (membershipType: 'Creator' | 'Business'): Told<MemberRegistered> => ({
  type: 'MemberRegistered',
  data: {
    membershipType,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Obi',
    phone: '+2348031234567',
    country: 'nigeria',
    state: 'Lagos',
    gender: 'Female',
    qualification: 'Marketing',
    marketingConsent: false,
    privacyNotice: 1,
  },
});

describe('the journey of a creator', () => {
  it('begins with the registration', () => given(registered('Creator')).thenRows(fresh));
  it('is not there for a business, whatever happens to it', () =>
    given(registered('Business'), {
      type: 'ProUpgraded',
      data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() },
    }).thenRows());
  it('shows points, milestones and Pro', () =>
    given(
      registered('Creator'),
      { type: 'InternshipApplicationApproved', data: { approvedAt: at.toISOString() } },
      { type: 'ProUpgraded', data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() } },
      { type: 'PointsAwarded', data: { points: 60, total: 60, source: 'Appraisal, day 1' } },
      { type: 'MilestoneReached', data: { milestone: 'Silver' } },
    ).thenRows({ ...fresh, approvedAt: at, pro: true, points: 60, silverAt: at }));
  it('is locked again when Pro expires', () =>
    given(
      registered('Creator'),
      { type: 'ProUpgraded', data: { plan: 'basic', source: 'fee', validUntil: at.toISOString() } },
      { type: 'ProExpired', data: {} },
    ).thenRow(id, { pro: false }));
});
