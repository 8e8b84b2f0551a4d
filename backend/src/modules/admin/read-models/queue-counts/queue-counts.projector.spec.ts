import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../platform/testing/projector-spec.js';
import { queueCountsProjector } from './queue-counts.projector.js';
import { nothingWaits } from './queue-counts.row.js';

const given = projectorSpec(queueCountsProjector);
const meta = { streamId: '01900000-0000-7000-8000-00000000000b' };
const asked = { type: 'ToolRequested' as const, data: { toolName: 'Website', origin: 'member' as const }, meta };
const price = { amount: 5_000_000, currency: 'NGN' } as const;
const placed = { type: 'OrderPlaced' as const, data: { toolName: 'Website', price }, meta };

describe('the counts of the queues', () => {
  it('grow with what is asked for', () =>
    given(asked, asked, placed).thenRows({ ...nothingWaits, growthTools: 2, orders: 1 }));

  it('shrink with every decision', () =>
    given(
      asked,
      asked,
      asked,
      { type: 'ToolRequestApproved', data: {}, meta },
      { type: 'ToolRequestRejected', data: {}, meta },
    ).thenRows({ ...nothingWaits, growthTools: 1 }));

  it('keep an order that is being worked on', () => {
    const started = { type: 'OrderProcessingStarted' as const, data: {}, meta };
    given(placed, started).thenRows({ ...nothingWaits, orders: 1 });
    given(placed, started, { type: 'OrderCompleted', data: {}, meta }).thenRows(nothingWaits);
  });
});
