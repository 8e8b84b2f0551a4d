import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const programFeeRefusals = {
  ...requestRefusals,
  ...defineRefusals({
    PROGRAM_FEE_ALREADY_DECIDED: {
      status: 409,
      title: 'Error confirming payment',
      detail: '{who} {decision} this payment already.',
    },
    PROGRAM_FEE_WITHDRAWN: {
      status: 409,
      title: 'Error confirming payment',
      detail: 'The member withdrew this before it was decided, and can tell us of the payment again.',
    },
    PROGRAM_FEE_DECIDED: {
      status: 409,
      title: 'Error performing action',
      detail: 'This payment was decided meanwhile, so it is withdrawn no more. Contact us if something is wrong.',
    },
    PROGRAM_FEE_PAID_DIFFERENTLY: {
      status: 409,
      title: 'Error performing action',
      detail: 'Another amount arrived under this reference, and we look after it. Contact us if you want it back.',
    },
    PROGRAM_FEE_RECORDED_DIFFERENTLY: {
      status: 409,
      title: 'Error submitting request',
      detail: 'This reference is recorded for the {plan} plan in {currency}. Contact us to correct it.',
      field: 'reference',
    },
    PROGRAM_FEE_REJECTED: {
      status: 409,
      title: 'Error submitting request',
      detail:
        'We could not confirm a payment under this reference. If your bank’s message shows another one, write that; if it is this one, contact us.',
      field: 'reference',
    },
  }),
};
