import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingProgramFeesProjector } from './pending-program-fees.projector.js';
import type { PendingProgramFeeRow } from './pending-program-fees.row.js';

const given = projectorSpec(pendingProgramFeesProjector);

const meta = {
  streamId: '01900000-0000-7000-8000-00000000000a',
  subjectId: '01900000-0000-7000-8000-00000000000b',
  recordedAt: new Date('2026-11-21T10:00:00Z'),
};
const submitted = {
  type: 'ProgramFeeSubmitted' as const,
  data: { plan: 'standard', amount: 3_500_000, currency: 'NGN', reference: 'T-10', source: 'member' } as const,
  meta,
};
const mismatched = { type: 'ProgramFeeMismatched' as const, data: { amount: 450_000, currency: 'NGN' }, meta };
const row: PendingProgramFeeRow = {
  id: meta.streamId,
  memberId: meta.subjectId,
  plan: 'standard',
  fee: { amount: 3_500_000, currency: 'NGN' },
  reference: 'T-10',
  referenceKey: 't10',
  source: 'member',
  waiting: true,
  paid: null,
  submittedAt: meta.recordedAt,
};

describe('pending program fees', () => {
  it('wait when they are claimed', () => given(submitted).thenRows(row));
  it('show what the gateway took instead', () =>
    given(submitted, mismatched).thenRows({ ...row, paid: { amount: 450_000, currency: 'NGN' } }));
  it('wait no more once they are confirmed, and stay known', () =>
    given(submitted, { type: 'ProgramFeeConfirmed', data: { plan: 'standard', by: 'staff' }, meta }).thenRows({
      ...row,
      waiting: false,
    }));
  it('wait no more once they are rejected, and stay known', () =>
    given(submitted, { type: 'ProgramFeeRejected', data: {}, meta }).thenRows({ ...row, waiting: false }));
});
