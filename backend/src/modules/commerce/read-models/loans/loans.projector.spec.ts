import { describe, it } from '@jest/globals';
import { at, day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { loansProjector } from './loans.projector.js';
import type { LoanRow } from './loans.row.js';

const given = projectorSpec(loansProjector);

const details = { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'A second oven' };
const requested = { type: 'LoanRequested' as const, data: details, meta: at(1) };
const row: LoanRow = {
  id,
  memberId,
  ...details,
  status: 'pending',
  reason: null,
  requestedAt: day(1),
  decidedAt: null,
};

describe('loans', () => {
  it('wait when they are asked for', () => given(requested).thenRows(row));
  it('are approved', () =>
    given(requested, { type: 'LoanRequestApproved', data: {}, meta: at(2) }).thenRows({
      ...row,
      status: 'approved',
      decidedAt: day(2),
    }));
  it('are declined with a reason', () =>
    given(requested, { type: 'LoanRequestRejected', data: { reason: 'Not yet.' }, meta: at(2) }).thenRows({
      ...row,
      status: 'rejected',
      reason: 'Not yet.',
      decidedAt: day(2),
    }));
});
