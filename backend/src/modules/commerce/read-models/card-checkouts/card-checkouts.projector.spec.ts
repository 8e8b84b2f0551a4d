import { describe, it } from '@jest/globals';
import { at, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { cardCheckoutsProjector } from './card-checkouts.projector.js';
import type { CardCheckoutRow } from './card-checkouts.row.js';

const given = projectorSpec(cardCheckoutsProjector);

const meta = at(21);
const price = { amount: 65_000, currency: 'ZAR' };
const opened = {
  type: 'CardCheckoutOpened' as const,
  data: { plan: 'standard', ...price, reference: 'SK1' } as const,
  meta,
};
const row: CardCheckoutRow = {
  id: meta.streamId,
  memberId: meta.subjectId,
  plan: 'standard',
  orderId: null,
  price,
  reference: 'SK1',
  status: 'open',
  openedAt: meta.recordedAt,
};

describe('a visit to the page of the gateway', () => {
  it('stands open at first', () => given(opened).thenRows(row));
  it('may end without money, and with it after all', () => {
    const notPaid = { type: 'CardCheckoutNotPaid' as const, data: {}, meta };
    given(opened, notPaid).thenRows({ ...row, status: 'not-paid' });
    given(opened, notPaid, { type: 'CardCheckoutPaid', data: {}, meta }).thenRows({ ...row, status: 'paid' });
  });
});
