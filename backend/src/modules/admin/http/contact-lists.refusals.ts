import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const contactListRefusals = defineRefusals({
  CONTACT_LIST_TOO_LONG: {
    status: 409,
    title: 'Error generating data',
    detail: 'More than 100,000 members fit these filters. Narrow them down.',
  },
});
