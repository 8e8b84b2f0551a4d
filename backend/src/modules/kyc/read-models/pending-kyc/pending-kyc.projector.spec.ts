import { describe, expect, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { erasedDetails } from '../../domain/verification.events.js';
import { pendingKycProjector } from './pending-kyc.projector.js';
import { showPending } from './pending-kyc.response.js';
import type { ReviewedAttempt } from './pending-kyc.row.js';

const given = projectorSpec(pendingKycProjector);

const id = '01900000-0000-7000-8000-0000000000aa';
const actorId = '01900000-0000-7000-8000-0000000000bb';
const at = (day: number) => ({ subjectId: id, actorId, recordedAt: new Date(Date.UTC(2026, 10, day)) });
const time = (day: number): string => at(day).recordedAt.toISOString();

const submitted = (attempt: number, day: number) => ({
  type: 'KycSubmitted' as const,
  data: { attempt, details: erasedDetails },
  meta: at(day),
});
const failed = {
  type: 'KycFailed' as const,
  data: { attempt: 1, reason: 'The address is missing.', staffNote: 'Call them.' },
  meta: at(4),
};
const first: ReviewedAttempt = {
  attempt: 1,
  details: erasedDetails,
  passed: null,
  reason: null,
  staffNote: null,
  submittedAt: time(3),
  decidedAt: null,
  decidedBy: null,
};
const firstFailed: ReviewedAttempt = {
  ...first,
  passed: false,
  reason: 'The address is missing.',
  staffNote: 'Call them.',
  decidedAt: time(4),
  decidedBy: actorId,
};
const second: ReviewedAttempt = { ...first, attempt: 2, submittedAt: time(5) };

describe('pending kyc', () => {
  it('waits since it was submitted', () =>
    given(submitted(1, 3)).thenRows({ id, waitingSince: new Date(time(3)), attempts: [first], marks: [] }));
  it('waits no more once it is decided', () =>
    given(submitted(1, 3), failed).thenRows({ id, waitingSince: null, attempts: [firstFailed], marks: [] }));
  it('waits for the business while it is asked for more', () =>
    given(submitted(1, 3), {
      type: 'KycDetailsAsked',
      data: { attempt: 1, message: 'Which street?' },
      meta: at(4),
    }).thenRows({
      id,
      waitingSince: null,
      attempts: [{ ...first, reason: 'Which street?', decidedAt: time(4), decidedBy: actorId }],
      marks: [],
    }));
  it('keeps by what another business of the same hand is found', () => {
    const details = {
      ...erasedDetails,
      legalBusinessName: 'Adunni Foods',
      businessAddress: '',
      contactPhone: '+2348030000001',
    };
    given({ type: 'KycSubmitted', data: { attempt: 1, details }, meta: at(3) }).thenRows({
      id,
      waitingSince: new Date(time(3)),
      attempts: [{ ...first, details }],
      marks: ['phone +2348030000001', 'name adunnifoods'],
    });
  });
  it('shows a new attempt beside the earlier one', () =>
    given(submitted(1, 3), failed, submitted(2, 5)).thenRows({
      id,
      waitingSince: new Date(time(5)),
      attempts: [firstFailed, second],
      marks: [],
    }));
  it('says who passed it', () =>
    given(submitted(1, 3), { type: 'KycPassed', data: { attempt: 1 }, meta: at(4) }).thenRows({
      id,
      waitingSince: null,
      attempts: [{ ...first, passed: true, decidedAt: time(4), decidedBy: actorId }],
      marks: [],
    }));
});

describe('what staff see of it', () => {
  const row = { id, waitingSince: new Date(time(5)), attempts: [firstFailed, second], marks: [] };

  it('is the attempt that waits, with the earlier ones', () => {
    expect(
      showPending(row, {
        firstName: 'Adunni',
        lastName: 'Bello',
        country: 'nigeria',
        state: null,
        qualification: 'Business Owner',
        membershipType: 'Business',
        approvedAt: null,
        proPlan: 'none',
        proUntil: null,
      }),
    ).toEqual({
      userId: id,
      firstName: 'Adunni',
      lastName: 'Bello',
      kycStatus: 'pending',
      attempt: 2,
      kycDetails: erasedDetails,
      submittedAt: time(5),
      earlierAttempts: [
        {
          attempt: 1,
          isFailed: true,
          kycDetails: erasedDetails,
          reason: 'The address is missing.',
          staffNote: 'Call them.',
          submittedAt: time(3),
          decidedAt: time(4),
          decidedBy: actorId,
        },
      ],
    });
  });

  it('names nobody who was erased', () => {
    expect(showPending(row, undefined)).toMatchObject({ firstName: '', lastName: '' });
  });
});
