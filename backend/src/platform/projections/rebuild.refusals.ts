import { defineRefusals } from '../event-sourcing/index.js';

export const rebuildRefusals = defineRefusals(409, 'Error performing action', {
  REBUILD_RUNNING: 'This read model is being rebuilt already.',
  NO_REBUILD_RUNNING: 'This read model is not being rebuilt. Refresh to see how the last rebuild ended.',
});
