import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const privacyRequestRefusals = defineRefusals({
  PRIVACY_REQUEST_ANSWERED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This request is closed already. Look under Closed.',
  },
});
