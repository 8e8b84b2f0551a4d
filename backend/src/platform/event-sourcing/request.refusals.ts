import { commonRefusals } from './common.refusals.js';
import { defineRefusals } from './refusal.js';

export const requestRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    CANNOT_DECIDE_OWN_REQUEST: {
      status: 403,
      title: 'Error updating status',
      detail: 'Your own request is decided by someone else.',
    },
    REQUEST_ALREADY_DECIDED: {
      status: 409,
      title: 'Error updating status',
      detail: '{who} {decision} this request already.',
    },
    REQUEST_WITHDRAWN: {
      status: 409,
      title: 'Error updating status',
      detail: 'The member withdrew this request before it was decided.',
    },
    REQUEST_DECIDED: {
      status: 409,
      title: 'Error performing action',
      detail: 'This request was decided meanwhile, so it is withdrawn no more.',
    },
  }),
};
