import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const inboxRefusals = defineRefusals(422, 'Error performing action', {
  QUIET_HOURS_EMPTY: { detail: 'Let the quiet hours end at another time than they begin.', field: 'quietHours' },
});
