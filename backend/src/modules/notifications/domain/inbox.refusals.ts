import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const inboxRefusals = defineRefusals({
  QUIET_HOURS_EMPTY: {
    status: 422,
    title: 'Error performing action',
    detail: 'Let the quiet hours end at another time than they begin.',
    field: 'quietHours',
  },
});
