import { describe, it } from '@jest/globals';
import { at, day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { programFeesProjector } from './program-fees.projector.js';
import type { ProgramFeeRow } from './program-fees.row.js';

const given = projectorSpec(programFeesProjector);

const submitted = {
  type: 'ProgramFeeSubmitted' as const,
  data: { plan: 'basic', amount: 300, currency: 'USD', reference: 'T 10-A', source: 'member' } as const,
  meta: at(1),
};
const row: ProgramFeeRow = {
  id,
  memberId,
  plan: 'basic',
  fee: { amount: 300, currency: 'USD' },
  reference: 'T 10-A',
  referenceKey: 't10a',
  givenReference: null,
  status: 'pending',
  reason: null,
  paidOn: null,
  paidAmount: null,
  submittedAt: day(1),
  decidedAt: null,
};

describe('program fees', () => {
  it('wait when they are claimed', () => given(submitted).thenRows(row));
  it('are confirmed', () =>
    given(submitted, { type: 'ProgramFeeConfirmed', data: { plan: 'basic', by: 'gateway' }, meta: at(2) }).thenRows({
      ...row,
      status: 'confirmed',
      decidedAt: day(2),
    }));
  it('are rejected with a reason', () =>
    given(submitted, { type: 'ProgramFeeRejected', data: { reason: 'Not in our books.' }, meta: at(2) }).thenRows({
      ...row,
      status: 'rejected',
      reason: 'Not in our books.',
      decidedAt: day(2),
    }));
  it('say when and how much was paid', () =>
    given(submitted, { type: 'ProgramFeeDescribed', data: { paidOn: '2026-11-01' }, meta: at(2) }).thenRows({
      ...row,
      paidOn: '2026-11-01',
    }));
  it('are withdrawn, and wait again once money arrives', () => {
    const withdrawn = { type: 'ProgramFeeWithdrawn' as const, data: {}, meta: at(2) };
    given(submitted, withdrawn).thenRows({ ...row, status: 'withdrawn', decidedAt: day(2) });
    given(submitted, withdrawn, { type: 'ProgramFeeReopened', data: {}, meta: at(3) }).thenRows(row);
  });
});
