import { describe, it } from '@jest/globals';
import { at, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingToolRequestsProjector } from './pending-tool-requests.projector.js';

const given = projectorSpec(pendingToolRequestsProjector);

const meta = at(21);
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
