import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingToolRequestsProjector } from './pending-tool-requests.projector.js';

const given = projectorSpec(pendingToolRequestsProjector);

const meta = {
  streamId: '01900000-0000-7000-8000-00000000000a',
  subjectId: '01900000-0000-7000-8000-00000000000b',
  recordedAt: new Date('2026-11-21T10:00:00Z'),
};
const details = { toolName: 'Label printer', origin: 'kyc' as const };
const requested = { type: 'ToolRequested' as const, data: details, meta };

describe('pending tool requests', () => {
  it('wait for staff', () =>
    given(requested).thenRows({
      id: meta.streamId,
      memberId: meta.subjectId,
      ...details,
      requestedAt: meta.recordedAt,
    }));
  it.each(['ToolRequestApproved', 'ToolRequestRejected'] as const)('are gone after %s', (type) =>
    given(requested, { type, data: {}, meta }).thenRows(),
  );
});
