import { defineRefusals } from '../event-sourcing/index.js';

export const operationsRefusals = defineRefusals(404, 'Not found', {
  NO_SUCH_CONSUMER: 'There is no consumer of this name.',
  NOTHING_PARKED: 'Nothing of this stream is parked any more. Refresh to see what is.',
});
