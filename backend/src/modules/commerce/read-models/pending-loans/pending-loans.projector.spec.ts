import { describe, it } from '@jest/globals';
import { at, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingLoansProjector } from './pending-loans.projector.js';

const given = projectorSpec(pendingLoansProjector);

const meta = at(21);
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
