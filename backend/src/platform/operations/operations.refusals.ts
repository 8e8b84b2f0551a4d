import { defineRefusals } from '../event-sourcing/index.js';

export const operationsRefusals = defineRefusals({
  NO_SUCH_CONSUMER: { status: 404, title: 'Not found', detail: 'There is no consumer of this name.' },
  NOTHING_PARKED: {
    status: 404,
    title: 'Not found',
    detail: 'Nothing of this stream is parked any more. Refresh to see what is.',
  },
});
