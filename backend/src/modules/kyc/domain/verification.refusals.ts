import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const verificationRefusals = {
  ...requestRefusals,
  ...defineRefusals({
    KYC_ALREADY_PENDING: {
      status: 409,
      title: 'Error submitting KYC',
      detail: 'Your submission is waiting for review. We tell you as soon as it is decided.',
    },
    KYC_ALREADY_APPROVED: { status: 409, title: 'Error submitting KYC', detail: 'Your business is verified already.' },
    KYC_ERASED: {
      status: 409,
      title: 'Error submitting KYC',
      detail: 'Your verification was erased: this business cannot be verified with this account any more.',
    },
    KYC_NOT_SUBMITTED: {
      status: 409,
      title: 'Error updating status',
      detail: 'This business has not submitted its verification yet.',
    },
    KYC_DETAILS_ALREADY_ASKED: {
      status: 409,
      title: 'Error updating status',
      detail: 'This business was asked for more already: wait for its answer, or decide.',
    },
    KYC_ALREADY_DECIDED: {
      status: 409,
      title: 'Error updating status',
      detail: '{who} {decision} this verification already.',
    },
  }),
};
