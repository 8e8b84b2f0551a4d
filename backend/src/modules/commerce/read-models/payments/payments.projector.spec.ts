import { describe, it } from '@jest/globals';
import { at, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { paymentsProjector } from './payments.projector.js';
import type { PaymentRow } from './payments.row.js';

const given = projectorSpec(paymentsProjector);

const meta = at(21);
const colleague = '01900000-0000-7000-8000-00000000000c';
const later = { ...meta, recordedAt: new Date('2026-11-22T10:00:00Z'), actorId: colleague };
const submitted = {
  type: 'ProgramFeeSubmitted' as const,
  data: { plan: 'standard', amount: 3_500_000, currency: 'NGN', reference: 'T-10', source: 'member' } as const,
  meta,
};
const mismatched = { type: 'ProgramFeeMismatched' as const, data: { amount: 450_000, currency: 'NGN' }, meta };
const confirmed = {
  type: 'ProgramFeeConfirmed',
  data: { plan: 'standard', by: 'statement', statementRow: later.streamId },
  meta: later,
} as const;
const rejected = { type: 'ProgramFeeRejected', data: { reason: 'Not there.' }, meta: later } as const;
const erased = { type: 'PersonalDataErased', data: { purpose: 'contact' }, meta: later } as const;
const row: PaymentRow = {
  id: meta.streamId,
  memberId: meta.subjectId,
  plan: 'standard',
  fee: { amount: 3_500_000, currency: 'NGN' },
  reference: 'T-10',
  referenceKey: 't10',
  givenReference: null,
  source: 'member',
  status: 'pending',
  paid: null,
  paidOn: null,
  paidAmount: null,
  reason: null,
  submittedAt: meta.recordedAt,
  decidedAt: null,
  decidedBy: null,
  confirmedBy: null,
  statementRow: null,
};
const decision = { decidedAt: later.recordedAt, decidedBy: colleague };

describe('payments', () => {
  it('wait when they are claimed', () => given(submitted).thenRows(row));
  it('show what the gateway took instead', () =>
    given(submitted, mismatched).thenRows({ ...row, paid: { amount: 450_000, currency: 'NGN' } }));
  it('say who confirmed them, and by what', () =>
    given(submitted, confirmed).thenRows({
      ...row,
      ...decision,
      status: 'confirmed',
      confirmedBy: 'statement',
      statementRow: later.streamId,
    }));
  it('say who rejected them, and why', () =>
    given(submitted, rejected).thenRows({ ...row, ...decision, status: 'rejected', reason: 'Not there.' }));
  it('say when and how much was paid', () =>
    given(submitted, { type: 'ProgramFeeDescribed', data: { paidAmount: 3_400_000 }, meta }).thenRows({
      ...row,
      paidAmount: 3_400_000,
    }));
  it('are withdrawn, and wait again once money arrives', () => {
    const withdrawn = { type: 'ProgramFeeWithdrawn', data: {}, meta: later } as const;
    given(submitted, withdrawn).thenRows({ ...row, ...decision, status: 'withdrawn' });
    given(submitted, withdrawn, { type: 'ProgramFeeReopened', data: {}, meta }).thenRows(row);
  });
  it('are deleted by an erasure while they are pending, and stay once they are decided', () => {
    given(submitted, erased, confirmed).thenRows();
    given(submitted, confirmed, erased).thenRow(row.id, { status: 'confirmed' });
  });
});
