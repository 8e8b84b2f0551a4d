import { it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { staffWork } from './staff-work.aggregate.js';

const given = deciderSpec(staffWork.decider);

it('records what was done to a queue', () => {
  const discarded = { queue: 'mail', action: 'discard', jobId: 'mail-1', reason: 'a wrong address' } as const;
  given().when({ type: 'HandleQueue', data: discarded }).then({ type: 'QueueHandled', data: discarded });
});
