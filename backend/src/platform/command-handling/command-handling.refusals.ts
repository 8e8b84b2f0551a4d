import { defineRefusals } from '../event-sourcing/index.js';

export const commandRefusals = defineRefusals({
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    title: 'Already used',
    detail: 'This Idempotency-Key was used for another request; send a new one.',
  },
  TOO_MANY_OPEN_REQUESTS: {
    status: 409,
    title: 'Error submitting request',
    detail: 'You have {max} open requests of this kind. Wait until one of them is decided.',
  },
});
