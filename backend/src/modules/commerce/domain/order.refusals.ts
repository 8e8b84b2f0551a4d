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
  }),
};
