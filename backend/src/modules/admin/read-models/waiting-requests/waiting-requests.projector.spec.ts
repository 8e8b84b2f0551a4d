import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { erasedDetails } from '../../../kyc/public.js';
import { waitingRequestsProjector } from './waiting-requests.projector.js';
import { nothingWaits } from './waiting-requests.row.js';

const given = projectorSpec(waitingRequestsProjector);
const id = '01900000-0000-7000-8000-0000000000aa';
const meta = { streamId: '01900000-0000-7000-8000-00000000000b', subjectId: id };
const asked = { type: 'ToolRequested' as const, data: { toolName: 'Website', origin: 'member' as const }, meta };
const approved = { type: 'ToolRequestApproved' as const, data: {}, meta };
const price = { amount: 5_000_000, currency: 'NGN' } as const;
const placed = { type: 'OrderPlaced' as const, data: { toolName: 'Website', price }, meta };

describe('the counts of the queues', () => {
  it('grow with what is asked for', () =>
    given(asked, asked, placed).thenRows({ id, ...nothingWaits, growthTools: 2, orders: 1 }));

  it('shrink with every decision', () =>
    given(asked, asked, asked, approved, { type: 'ToolRequestRejected', data: {}, meta }).thenRows({
      id,
      ...nothingWaits,
      growthTools: 1,
    }));

  it('keep an order that is being worked on', () => {
    const started = { type: 'OrderProcessingStarted' as const, data: {}, meta };
    given(placed, started).thenRows({ id, ...nothingWaits, orders: 1 });
    given(placed, started, { type: 'OrderCompleted', data: {}, meta }).thenRows({ id, ...nothingWaits });
  });

  it('hold nothing of a member who was erased, not even where a decision came in at that moment', () => {
    const erased = (purpose: 'contact' | 'kyc') => ({ type: 'PersonalDataErased' as const, data: { purpose }, meta });
    const submitted = { type: 'KycSubmitted' as const, data: { attempt: 1, details: erasedDetails }, meta };
    const passed = { type: 'KycPassed' as const, data: { attempt: 1 }, meta };
    given(asked, submitted, erased('kyc')).thenRows({ id, ...nothingWaits, growthTools: 1 });
    given(asked, submitted, erased('kyc'), passed).thenRows({ id, ...nothingWaits, growthTools: 1 });
    given(asked, erased('contact'), approved).thenRows();
  });
});
