import type { Projector, Recorded } from '../../../../platform/event-sourcing/index.js';
import type { MemberEvent } from '../../../identity/public.js';
import { statusAfterErasure } from '../../domain/kyc-status.js';
import type { KycDetailsAsked, KycFailed, KycPassed, VerificationEvent } from '../../domain/verification.events.js';
import type { KycAttempt, KycRow } from './kyc.row.js';

export const kycProjector: Projector<VerificationEvent | MemberEvent, KycRow> = {
  name: 'kyc',
  audience: { member: (row) => row.id },
  on: {
    MemberRegistered: ({ data: { membershipType, country }, meta }, rows) => {
      if (membershipType === 'Business') rows.put({ ...blank(meta.subjectId), country });
    },
    ProfileEdited: ({ data: { country }, meta }, rows) => {
      if (country !== undefined) rows.updateIfPresent(meta.subjectId, { country });
    },
    KycSubmitted: ({ data: { attempt, details }, meta }, rows) => {
      const submittedAt = meta.recordedAt.toISOString();
      const waiting = { attempt, status: 'pending', details, reason: null, submittedAt, decidedAt: null } as const;
      rows.set(meta.subjectId, (row = blank(meta.subjectId)) => {
        return { ...row, status: 'pending', attempts: [...row.attempts, waiting] };
      });
    },
    KycDetailsAsked: (event, rows) =>
      rows.update(event.meta.subjectId, (row) => answered(row, event, { status: 'asked', reason: event.data.message })),
    KycPassed: (event, rows) =>
      rows.update(event.meta.subjectId, (row) => answered(row, event, { status: 'approved', reason: null })),
    KycFailed: (event, rows) => {
      const reason = event.data.reason ?? null;
      rows.update(event.meta.subjectId, (row) => answered(row, event, { status: 'failed', reason }));
    },
    PersonalDataErased: ({ data: { purpose }, meta }, rows) => {
      if (purpose === 'kyc') rows.updateIfPresent(meta.subjectId, erased);
    },
  },
};

const blank = (id: string): KycRow => ({ id, country: null, status: 'new', attempts: [] });

function answered(
  { attempts }: KycRow,
  { data, meta }: Recorded<KycDetailsAsked | KycPassed | KycFailed>,
  decision: Pick<KycAttempt, 'status' | 'reason'>,
): Partial<KycRow> {
  const decidedAt = meta.recordedAt.toISOString();
  return {
    status: decision.status,
    attempts: attempts.map((one) => (one.attempt === data.attempt ? { ...one, ...decision, decidedAt } : one)),
  };
}

function erased({ status, attempts }: KycRow): Partial<KycRow> {
  const erasedAttempts = attempts.map((one) => {
    const left = one.status === 'pending' || one.status === 'asked' ? 'erased' : one.status;
    return { ...one, status: left, details: null, reason: null };
  });
  return { status: statusAfterErasure(status), attempts: erasedAttempts };
}
