import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const deskRefusals = defineRefusals({
  TOO_MANY_VIEWS: {
    status: 409,
    title: 'Error performing action',
    detail: 'You keep 20 views already. Remove one first.',
  },
});
