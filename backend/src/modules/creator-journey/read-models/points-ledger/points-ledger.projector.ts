import type { EventMetadata, Projector } from '../../../../platform/event-sourcing/index.js';
import type { PointsAdjusted, PointsAwarded } from '../../domain/journey.events.js';
import type { PointsLedgerRow } from './points-ledger.row.js';

export const pointsLedgerProjector: Projector<PointsAwarded | PointsAdjusted, PointsLedgerRow> = {
  name: 'points-ledger',
  audience: { member: (row) => row.memberId },
  on: {
    PointsAwarded: ({ data: { points, total, source }, meta }, rows) =>
      rows.put({ ...entryOf(meta), source, change: points, total, reason: null }),
    PointsAdjusted: ({ data: { applied, total, reason }, meta }, rows) =>
      rows.put({ ...entryOf(meta), source: 'Adjusted by staff', change: applied, total, reason: reason ?? null }),
  },
};

const entryOf = ({ streamId, version, subjectId: memberId, recordedAt: at }: EventMetadata) => ({
  id: `${streamId}/${String(version)}`,
  memberId,
  version,
  at,
});
