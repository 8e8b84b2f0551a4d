import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const programFeeRefusals = {
  ...requestRefusals,
  ...defineRefusals({
    PROGRAM_FEE_ALREADY_DECIDED: {
      status: 409,
      title: 'Error confirming payment',
      detail: '{who} {decision} this payment already.',
    },
    PROGRAM_FEE_RECORDED_DIFFERENTLY: {
      status: 409,
      title: 'Error submitting request',
      detail: 'This reference is recorded for the {plan} plan in {currency}. Contact us to correct it.',
    },
    PROGRAM_FEE_REJECTED: {
      status: 409,
      title: 'Error submitting request',
      detail: 'We could not find a payment under this reference. Check it, or contact us.',
    },
  }),
};
