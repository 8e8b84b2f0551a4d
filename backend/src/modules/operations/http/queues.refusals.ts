import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const queueRefusals = defineRefusals({
  JOB_IN_HAND: {
    status: 409,
    title: 'Error updating status',
    detail: 'A worker has this job in hand. Try again in a moment.',
  },
});
