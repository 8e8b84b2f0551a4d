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
  }),
};
