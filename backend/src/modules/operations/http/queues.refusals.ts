import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const queueRefusals = defineRefusals(409, 'Error updating status', {
  JOB_IN_HAND: 'A worker has this job in hand. Try again in a moment.',
});
