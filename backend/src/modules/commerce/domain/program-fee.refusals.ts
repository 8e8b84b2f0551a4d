import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const programFeeRefusals = {
  ...requestRefusals,
  ...defineRefusals(409, 'Error confirming payment', {
    PROGRAM_FEE_ALREADY_DECIDED: '{who} {decision} this payment already.',
    PROGRAM_FEE_WITHDRAWN: 'The member withdrew this before it was decided, and can tell us of the payment again.',
  }),
  ...defineRefusals(409, 'Error performing action', {
    PROGRAM_FEE_DECIDED:
      'This payment was decided meanwhile, so it is withdrawn no more. Contact us if something is wrong.',
    PROGRAM_FEE_PAID_DIFFERENTLY:
      'Another amount arrived under this reference, and we look after it. Contact us if you want it back.',
  }),
  ...defineRefusals(409, 'Error submitting request', {
    PROGRAM_FEE_RECORDED_DIFFERENTLY: {
      detail: 'This reference is recorded for the {plan} plan in {currency}. Contact us to correct it.',
      field: 'reference',
    },
    PROGRAM_FEE_REJECTED: {
      detail:
        'We could not confirm a payment under this reference. If your bank’s message shows another one, write that; if it is this one, contact us.',
      field: 'reference',
    },
  }),
};
