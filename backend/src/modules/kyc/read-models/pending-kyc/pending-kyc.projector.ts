import type { Projector, Recorded } from '../../../../platform/event-sourcing/index.js';
import type { PersonalDataErased } from '../../../identity/public.js';
import type { KycDetailsAsked, KycFailed, KycPassed, VerificationEvent } from '../../domain/verification.events.js';
import { marksOf } from './kyc-marks.js';
import type { PendingKycRow, ReviewedAttempt } from './pending-kyc.row.js';

const undecided = { passed: null, reason: null, staffNote: null, decidedAt: null, decidedBy: null };

/** Pending verifications, with earlier submissions and decisions. */
export const pendingKycProjector: Projector<VerificationEvent | PersonalDataErased, PendingKycRow> = {
  name: 'pending-kyc',
  audience: 'staff',
  on: {
    KycSubmitted: ({ data: { attempt, details }, meta }, rows) => {
      const waiting = { attempt, details, submittedAt: meta.recordedAt.toISOString(), ...undecided };
      rows.set(meta.subjectId, (row) => ({
        id: meta.subjectId,
        waitingSince: meta.recordedAt,
        attempts: [...(row?.attempts ?? []), waiting],
        marks: [...new Set([...(row?.marks ?? []), ...marksOf(details)])],
      }));
    },
    KycDetailsAsked: (event, rows) =>
      rows.updateIfPresent(event.meta.subjectId, (row) => decided(row, event, { reason: event.data.message })),
    KycPassed: (event, rows) =>
      rows.updateIfPresent(event.meta.subjectId, (row) => decided(row, event, { passed: true })),
    KycFailed: (event, rows) => {
      const { reason = null, staffNote = null } = event.data;
      rows.updateIfPresent(event.meta.subjectId, (row) => decided(row, event, { passed: false, reason, staffNote }));
    },
    PersonalDataErased: (_, rows) => rows.changeAll(() => undefined),
  },
};

function decided(
  { attempts }: PendingKycRow,
  { data, meta }: Recorded<KycDetailsAsked | KycPassed | KycFailed>,
  decision: Partial<ReviewedAttempt>,
): Partial<PendingKycRow> {
  const by = { decidedAt: meta.recordedAt.toISOString(), decidedBy: meta.actorId };
  return {
    waitingSince: null,
    attempts: attempts.map((one) => (one.attempt === data.attempt ? { ...one, ...decision, ...by } : one)),
  };
}
