import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const deskRefusals = defineRefusals(409, 'Error performing action', {
  TOO_MANY_VIEWS: 'You keep 20 views already. Remove one first.',
});
