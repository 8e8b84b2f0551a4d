import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { erasedDetails } from '../../../kyc/public.js';
import { decisionsProjector } from './decisions.projector.js';

const given = projectorSpec(decisionsProjector);
const subjectId = '01900000-0000-7000-8000-00000000000a';
const streamId = '01900000-0000-7000-8000-00000000000b';
const actorId = '01900000-0000-7000-8000-00000000000c';
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const meta = (day: number) => ({ streamId, subjectId, actorId, recordedAt: at(day) });
const loan = { amount: { amount: 25_000_000, currency: 'NGN' as const }, purpose: 'Flour' };
const asked = { type: 'LoanRequested' as const, data: loan, meta: meta(1) };
const approved = { type: 'LoanRequestApproved' as const, data: {}, meta: meta(3) };
const submitted = (attempt: number) => ({
  type: 'KycSubmitted' as const,
  data: { attempt, details: erasedDetails },
  meta: meta(attempt),
});
const askedForMore = { type: 'KycDetailsAsked' as const, data: { attempt: 1, message: '' }, meta: meta(3) };
const erased = (purpose: 'profile' | 'kyc') => ({
  type: 'PersonalDataErased' as const,
  data: { purpose },
  meta: meta(9),
});
const row = { id: streamId, queue: 'loans' as const, askedAt: at(1), decidedAt: null, decidedBy: null };
const decided = { decidedAt: at(3), decidedBy: actorId };

describe('what staff decide', () => {
  it('waits from the asking on', () => given(asked).thenRows(row));

  it('is decided at a moment, by somebody', () => given(asked, approved).thenRows({ ...row, ...decided }));

  it('is counted for each attempt, and once where more is asked for', () => {
    const kyc = { ...row, queue: 'kyc' as const };
    const first = { ...kyc, ...decided, id: `${streamId}/1` };
    given(submitted(1), askedForMore, submitted(2)).thenRows(first, { ...kyc, id: `${streamId}/2`, askedAt: at(2) });
    given(submitted(1), askedForMore, { type: 'KycPassed', data: { attempt: 1 }, meta: meta(5) }).thenRows(first);
  });

  it('waits no more once the member is erased, and what was decided stays', () => {
    given(asked, erased('kyc')).thenRows(row);
    given(asked, submitted(1), erased('profile')).thenRows();
    given(asked, approved, erased('profile')).thenRows({ ...row, ...decided });
  });
});
