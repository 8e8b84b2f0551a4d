import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSigned, readDelivery } from './paystack-delivery.js';

const KEY = 'sk_test_of_the_specs';
const body = Buffer.from('{"event":"charge.success"}');
const sign = (content: Buffer, key = KEY): string => createHmac('sha512', key).update(content).digest('hex');

describe('the signature', () => {
  it('fits what was signed with the key', () => {
    expect(isSigned(body, sign(body), KEY)).toBe(true);
    expect(isSigned(body, sign(body).toUpperCase(), KEY)).toBe(true);
  });

  it.each([
    ['another key', sign(body, 'sk_test_of_someone_else')],
    ['another body', sign(Buffer.from('{"event": "charge.success"}'))],
    ['another algorithm', createHmac('sha256', KEY).update(body).digest('hex')],
    ['nothing', ''],
    ['no hexadecimal', 'x'.repeat(128)],
    ['the beginning of it', sign(body).slice(0, 126)],
    ['more than it', `${sign(body)}00`],
  ])('does not fit with %s', (_, signature) => {
    expect(isSigned(body, signature, KEY)).toBe(false);
  });
});

describe('a delivery', () => {
  const data = {
    id: 4_677_002_219,
    domain: 'test',
    status: 'success',
    reference: 'T173424527684156',
    amount: 450_000,
    currency: 'NGN',
    paid_at: '2026-11-21T10:42:20.000Z',
    customer: { email: 'payer@example.com' },
  };

  it('is read for what settles a claim, and for the address of the payer, which is looked up', () => {
    expect(readDelivery({ event: 'charge.success', data })).toEqual({
      email: 'payer@example.com',
      kind: 'charge',
      payment: {
        gatewayId: '4677002219',
        reference: 'T173424527684156',
        paid: { amount: 450_000, currency: 'NGN' },
        paidAt: new Date('2026-11-21T10:42:20.000Z'),
        memberId: null,
        plan: null,
        orderId: null,
      },
    });
  });

  const memberId = '01900000-0000-7000-8000-00000000000b';
  it.each([
    [
      { memberId, plan: 'standard' },
      { memberId, plan: 'standard', orderId: null },
    ],
    [JSON.stringify({ memberId, orderId: memberId }), { memberId, plan: null, orderId: memberId }],
    [
      { memberId: 'somebody', plan: 'gold', orderId: 7 },
      { memberId: null, plan: null, orderId: null },
    ],
    ['{', { memberId: null }],
    ['', { memberId: null }],
    [0, { memberId: null }],
  ])('tells whom and what it is for by its metadata: %j', (metadata, purpose) => {
    expect(readDelivery({ event: 'charge.success', data: { ...data, metadata } })).toMatchObject({ payment: purpose });
  });

  const refund = {
    status: 'processed',
    transaction_reference: 'T173424527684156',
    refund_reference: '132013318360',
    amount: '450000',
    currency: 'NGN',
    customer: { first_name: 'Ada', email: 'payer@example.com' },
  };
  const dispute = {
    id: 358_950,
    refund_amount: 450_000,
    currency: 'NGN',
    status: 'awaiting-merchant-feedback',
    resolution: null,
    transaction: {
      id: 896_467_688,
      status: 'success',
      reference: 'T173424527684156',
      amount: 450_000,
      currency: 'NGN',
    },
  };
  it.each([
    ['refund.processed', refund, 'refund', '132013318360'],
    ['charge.reversed', { ...data, status: 'reversed' }, 'refund', '4677002219'],
    ['charge.dispute.create', dispute, 'dispute', '358950'],
    ['charge.dispute.create', { ...dispute, refund_amount: null, currency: null }, 'dispute', '358950'],
    ['charge.dispute.resolve', { ...dispute, resolution: 'declined' }, 'dispute-won', '358950'],
    ['charge.dispute.resolve', { ...dispute, resolution: 'merchant-accepted' }, 'dispute-lost', '358950'],
  ])('of %s tells what goes back', (event, about, kind, gatewayId) => {
    expect(readDelivery({ event, data: about })).toMatchObject({
      kind,
      payment: { gatewayId, reference: 'T173424527684156', paid: { amount: 450_000, currency: 'NGN' } },
    });
  });

  it.each([null, 'yesterday', '-271821-04-20T00:00:00Z'])('may not say when it was paid: %s', (paidAt) => {
    expect(readDelivery({ event: 'charge.success', data: { ...data, paid_at: paidAt } })).toMatchObject({
      payment: { paidAt: null },
    });
  });

  it.each([
    ['transfer.success', data],
    ['charge.success', { ...data, status: 'failed' }],
    ['charge.failed', data],
    ['refund.pending', data],
    ['refund.failed', data],
    ['charge.dispute.remind', data],
  ])('of %s with %p is of no concern', (event, about) => {
    expect(readDelivery({ event, data: about })).toEqual({ kind: 'other' });
  });

  it.each([
    [undefined],
    ['charge.success'],
    [{ data }],
    [{ event: 'charge.success' }],
    [{ event: 'refund.processed', data: {} }],
    [{ event: 'charge.success', data: { ...data, amount: 0 } }],
    [{ event: 'charge.success', data: { ...data, amount: -450_000 } }],
    [{ event: 'refund.processed', data: { ...data, amount: '-1' } }],
    [{ event: 'charge.success', data: { ...data, amount: '450000' } }],
    [{ event: 'charge.success', data: { ...data, amount: 4_500.5 } }],
    [{ event: 'charge.success', data: { ...data, currency: undefined } }],
    [{ event: 'charge.success', data: { ...data, reference: '' } }],
    [{ event: 'charge.success', data: { ...data, reference: 'T17\u00003' } }],
    [{ event: 'charge.success', data: { ...data, reference: 'T'.repeat(201) } }],
    [{ event: 'charge.success', data: { ...data, currency: 'NG\u0000' } }],
    [{ event: 'charge.success', data: { ...data, id: '46\u000077' } }],
    [{ event: 'charge.success', data: { ...data, id: null } }],
  ])('%j cannot be understood', (delivery) => {
    expect(readDelivery(delivery)).toEqual({ kind: 'unreadable' });
  });
});
