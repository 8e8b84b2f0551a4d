import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const commerceRefusals = defineRefusals({
  INVALID_SIGNATURE: { status: 401, title: 'Not signed', detail: 'The signature does not fit what was sent.' },
  MEMBER_IS_NOT_VERIFIED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This member has yet to verify the e-mail address.',
  },
  MEMBER_IS_BANNED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This member is banned. Reactivate the account first.',
  },
});
