import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const orderRefusals = {
  ...requestRefusals,
  ...defineRefusals({
    ORDER_STATUS_NOT_POSSIBLE: {
      status: 409,
      title: 'Error updating status',
      detail: 'This order is {from} and cannot become {to}.',
    },
    ORDER_ALREADY_CHANGED: {
      status: 409,
      title: 'Error updating status',
      detail: '{who} set this order to {from} already.',
    },
    ORDER_PAID_ALREADY: {
      status: 409,
      title: 'Error submitting request',
      detail: 'This order is paid already. Nothing more is due for it.',
    },
    ORDER_PAYMENT_WITHDRAWN: {
      status: 409,
      title: 'Error updating status',
      detail: 'The member withdrew or changed meanwhile what they told of this payment. Look at the order again.',
    },
    ORDER_NOT_PAYABLE: {
      status: 409,
      title: 'Error submitting request',
      detail: 'This order was rejected, so nothing is due for it. If you have paid, contact us.',
    },
    ORDER_OWES_NOTHING: {
      status: 409,
      title: 'Error updating status',
      detail: 'Nothing is left to give back: that is for a rejected order whose money has not gone back yet.',
    },
    ORDER_COSTS_ANOTHER_SUM: {
      status: 409,
      title: 'Error submitting request',
      detail: 'What was paid is not the price of this order.',
    },
  }),
};
