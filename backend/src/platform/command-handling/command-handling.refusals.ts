import { defineRefusals } from '../event-sourcing/index.js';

export const commandRefusals = defineRefusals({
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    title: 'Already used',
    detail: 'This Idempotency-Key was used for another request; send a new one.',
  },
});
