import { defineRefusals } from '../event-sourcing/index.js';

export const eventStoreRefusals = defineRefusals({
  MEMBER_ERASED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This data of the member was erased: nothing more can be decided or noted about it.',
  },
  TOO_MANY_CHANGES_AT_ONCE: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Someone else changed this at the same time. Try again.',
  },
});
