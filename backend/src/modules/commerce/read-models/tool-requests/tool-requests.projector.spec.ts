import { describe, it } from '@jest/globals';
import { at, day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { toolRequestsProjector } from './tool-requests.projector.js';
import type { ToolRequestRow } from './tool-requests.row.js';

const given = projectorSpec(toolRequestsProjector);

const details = { toolName: 'Label printer', origin: 'member' as const };
const requested = { type: 'ToolRequested' as const, data: details, meta: at(1) };
const row: ToolRequestRow = {
  id,
  memberId,
  ...details,
  status: 'pending',
  reason: null,
  requestedAt: day(1),
  decidedAt: null,
};

describe('tool requests', () => {
  it('wait when they are made', () => given(requested).thenRows(row));
  it('are approved', () =>
    given(requested, { type: 'ToolRequestApproved', data: {}, meta: at(2) }).thenRows({
      ...row,
      status: 'approved',
      decidedAt: day(2),
    }));
  it('are rejected with a reason', () =>
    given(requested, { type: 'ToolRequestRejected', data: { reason: 'Too dear.' }, meta: at(2) }).thenRows({
      ...row,
      status: 'rejected',
      reason: 'Too dear.',
      decidedAt: day(2),
    }));
});
