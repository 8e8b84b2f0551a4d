import { describe, it } from '@jest/globals';
import { at, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { pendingHireRequestsProjector } from './pending-hire-requests.projector.js';

const given = projectorSpec(pendingHireRequestsProjector);

const meta = at(21);
const details = {
  department: 'Marketing',
  skills: null,
  numberOfInterns: '1',
  workType: 'Remote',
  stipend: null,
  jobDuration: null,
};
const requested = { type: 'HireRequested' as const, data: details, meta };

describe('pending hire requests', () => {
  it('wait for staff', () =>
    given(requested).thenRows({ id: meta.streamId, memberId: meta.subjectId, details, requestedAt: meta.recordedAt }));
  it.each(['HireRequestApproved', 'HireRequestRejected', 'HireRequestWithdrawn'] as const)(
    'are gone after %s',
    (type) => given(requested, { type, data: {}, meta }).thenRows(),
  );
});
