import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const contactListRefusals = defineRefusals(409, 'Error generating data', {
  CONTACT_LIST_TOO_LONG: 'More than 100,000 members fit these filters. Narrow them down.',
});
