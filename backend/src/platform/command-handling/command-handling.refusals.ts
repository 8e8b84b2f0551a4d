import { defineRefusals } from '../event-sourcing/index.js';

export const commandRefusals = {
  ...defineRefusals(409, 'Already used', {
    IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request; send a new one.',
  }),
  ...defineRefusals(409, 'Error submitting request', {
    TOO_MANY_OPEN_REQUESTS: 'You have {max} open requests of this kind. Wait until one of them is decided.',
  }),
};
