import { AlreadyDecided, type Decider } from '../../../platform/event-sourcing/index.js';
import type { HandleCardPayment } from './card-payment.commands.js';
import type { CardPaymentHandled } from './card-payment.events.js';
import { cardPaymentRefusals } from './card-payment.refusals.js';

/** Whether staff handled the payment. CardPaymentWriter checks whether it fits a claim by now. */
export interface CardPaymentCare {
  readonly status: 'open' | 'handled';
}

export const cardPaymentDecider: Decider<CardPaymentCare, HandleCardPayment, CardPaymentHandled> = {
  initial: { status: 'open' },
  decide: ({ data }, { status }) => {
    if (status === 'handled') throw new AlreadyDecided(cardPaymentRefusals.CARD_PAYMENT_ALREADY_HANDLED);
    return [{ type: 'CardPaymentHandled', data }];
  },
  evolve: () => ({ status: 'handled' }),
};
