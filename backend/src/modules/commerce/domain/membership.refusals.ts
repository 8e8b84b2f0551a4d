import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const membershipRefusals = {
  ...defineRefusals(403, 'Error performing action', {
    CANNOT_UPGRADE_OWN_ACCOUNT: 'Your own account is upgraded by another admin.',
  }),
  ...defineRefusals(409, 'Error performing action', { ALREADY_PRO: 'This member is Pro already.' }),
};
