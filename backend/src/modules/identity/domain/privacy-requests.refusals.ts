import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const privacyRequestRefusals = defineRefusals(409, 'Error performing action', {
  PRIVACY_REQUEST_ANSWERED: 'This request is closed already. Look under Closed.',
});
