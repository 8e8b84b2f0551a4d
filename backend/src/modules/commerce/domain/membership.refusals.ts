import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const membershipRefusals = defineRefusals({
  CANNOT_UPGRADE_OWN_ACCOUNT: {
    status: 403,
    title: 'Error performing action',
    detail: 'Your own account is upgraded by another admin.',
  },
  ALREADY_PRO: { status: 409, title: 'Error performing action', detail: 'This member is Pro already.' },
});
