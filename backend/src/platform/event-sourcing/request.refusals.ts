import { commonRefusals } from './common.refusals.js';
import { defineRefusals } from './refusal.js';

export const requestRefusals = {
  ...commonRefusals,
  ...defineRefusals(403, 'Error updating status', {
    CANNOT_DECIDE_OWN_REQUEST: 'Your own request is decided by someone else.',
  }),
  ...defineRefusals(409, 'Error updating status', {
    REQUEST_ALREADY_DECIDED: '{who} {decision} this request already.',
    REQUEST_WITHDRAWN: 'The member withdrew this request before it was decided.',
  }),
  ...defineRefusals(409, 'Error performing action', {
    REQUEST_DECIDED: 'This request was decided meanwhile, so it is withdrawn no more.',
  }),
};
