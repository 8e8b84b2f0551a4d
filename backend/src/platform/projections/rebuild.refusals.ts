import { defineRefusals } from '../event-sourcing/index.js';

export const rebuildRefusals = defineRefusals({
  REBUILD_RUNNING: {
    status: 409,
    title: 'Error performing action',
    detail: 'This read model is being rebuilt already.',
  },
  NO_REBUILD_RUNNING: {
    status: 409,
    title: 'Error performing action',
    detail: 'This read model is not being rebuilt. Refresh to see how the last rebuild ended.',
  },
});
