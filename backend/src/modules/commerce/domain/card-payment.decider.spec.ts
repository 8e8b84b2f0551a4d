import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { HandleCardPayment } from './card-payment.commands.js';
import { cardPaymentDecider } from './card-payment.decider.js';
import type { CardPaymentHandled } from './card-payment.events.js';
import { cardPaymentRefusals } from './card-payment.refusals.js';

const given = deciderSpec(cardPaymentDecider, cardPaymentRefusals);
const payBack: HandleCardPayment = { type: 'HandleCardPayment', data: { outcome: 'paid-back' } };
const paidBack: CardPaymentHandled = { type: 'CardPaymentHandled', data: { outcome: 'paid-back' } };

describe('a card payment that fits no claim', () => {
  it('is handled', () => given().when(payBack).then(paidBack));
  it('is handled once', () => given(paidBack).when(payBack).thenRefused('CARD_PAYMENT_ALREADY_HANDLED'));
});
