import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const orderRefusals = {
  ...requestRefusals,
  ...defineRefusals(409, 'Error updating status', {
    ORDER_STATUS_NOT_POSSIBLE: 'This order is {from} and cannot become {to}.',
    ORDER_ALREADY_CHANGED: '{who} set this order to {from} already.',
    ORDER_PAYMENT_WITHDRAWN:
      'The member withdrew or changed meanwhile what they told of this payment. Look at the order again.',
    ORDER_OWES_NOTHING: 'Nothing is left to give back: that is for a rejected order whose money has not gone back yet.',
  }),
  ...defineRefusals(409, 'Error submitting request', {
    ORDER_PAID_ALREADY: 'This order is paid already. Nothing more is due for it.',
    ORDER_NOT_PAYABLE: 'This order was rejected, so nothing is due for it. If you have paid, contact us.',
    ORDER_COSTS_ANOTHER_SUM: 'What was paid is not the price of this order.',
  }),
};
