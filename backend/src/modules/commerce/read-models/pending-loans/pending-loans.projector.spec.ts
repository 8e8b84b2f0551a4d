import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingLoansProjector } from './pending-loans.projector.js';

const given = projectorSpec(pendingLoansProjector);

const meta = {
  streamId: '01900000-0000-7000-8000-00000000000a',
  subjectId: '01900000-0000-7000-8000-00000000000b',
  recordedAt: new Date('2026-11-21T10:00:00Z'),
};
const details = { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'A second oven' };
const requested = { type: 'LoanRequested' as const, data: details, meta };

describe('pending loans', () => {
  it('wait for staff', () =>
    given(requested).thenRows({
      id: meta.streamId,
      memberId: meta.subjectId,
      ...details,
      requestedAt: meta.recordedAt,
    }));
  it.each(['LoanRequestApproved', 'LoanRequestRejected'] as const)('are gone after %s', (type) =>
    given(requested, { type, data: {}, meta }).thenRows(),
  );
});
