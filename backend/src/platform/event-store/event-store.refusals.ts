import { defineRefusals } from '../event-sourcing/index.js';

export const eventStoreRefusals = {
  ...defineRefusals(409, 'Error performing action', {
    MEMBER_ERASED: 'This data of the member was erased: nothing more can be decided or noted about it.',
  }),
  ...defineRefusals(409, 'Changed meanwhile', {
    TOO_MANY_CHANGES_AT_ONCE: 'Someone else changed this at the same time. Try again.',
  }),
};
