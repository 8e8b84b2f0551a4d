import { defineRefusals, requestRefusals } from '../../../platform/event-sourcing/index.js';

export const verificationRefusals = {
  ...requestRefusals,
  ...defineRefusals(409, 'Error submitting KYC', {
    KYC_ALREADY_PENDING: 'Your submission is waiting for review. We tell you as soon as it is decided.',
    KYC_ALREADY_APPROVED: 'Your business is verified already.',
    KYC_ERASED: 'Your verification was erased: this business cannot be verified with this account any more.',
  }),
  ...defineRefusals(409, 'Error updating status', {
    KYC_NOT_SUBMITTED: 'This business has not submitted its verification yet.',
    KYC_DETAILS_ALREADY_ASKED: 'This business was asked for more already: wait for its answer, or decide.',
    KYC_ALREADY_DECIDED: '{who} {decision} this verification already.',
  }),
};
