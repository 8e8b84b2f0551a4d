import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pointsLedgerProjector } from './points-ledger.projector.js';

const given = projectorSpec(pointsLedgerProjector);

const streamId = '01900000-0000-7000-8000-00000000000a';
const memberId = '01900000-0000-7000-8000-00000000000b';
const at = new Date('2026-11-01T00:00:00Z');
const meta = { streamId, subjectId: memberId, recordedAt: at };

const awarded = {
  type: 'PointsAwarded' as const,
  data: { points: 12, total: 12, source: 'Appraisal, day 1' },
  meta,
};
const award = {
  id: `${streamId}/1`,
  memberId,
  version: 1,
  at,
  source: 'Appraisal, day 1',
  change: 12,
  total: 12,
  reason: null,
};

describe('the points ledger', () => {
  it('has an entry for an award, with where the points come from', () => given(awarded).thenRows(award));
  it('has one for what an adjustment did, which may be less than was asked', () =>
    given(awarded, {
      type: 'PointsAdjusted',
      data: { delta: -20, applied: -12, total: 0, reason: 'Counted twice.' },
      meta,
    }).thenRows(award, {
      ...award,
      id: `${streamId}/2`,
      version: 2,
      source: 'Adjusted by staff',
      change: -12,
      total: 0,
      reason: 'Counted twice.',
    }));
});
