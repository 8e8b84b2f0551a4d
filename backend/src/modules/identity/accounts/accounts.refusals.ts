import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const accountRefusals = defineRefusals({
  CONTACT_SUSPENDED: {
    status: 403,
    title: 'Sign up Failed',
    detail: 'This e-mail address or phone number belongs to a suspended account. Contact our support team to appeal.',
  },
  PHONE_SUSPENDED: {
    status: 403,
    title: 'Profile not saved',
    detail: 'This phone number belongs to a suspended account. Contact our support team to appeal.',
    field: 'phone',
  },
  EMAIL_ALREADY_REGISTERED: {
    status: 409,
    title: 'Sign up Failed',
    detail:
      'We cannot open an account with this e-mail address and phone number. If you have one already, sign in; if it is suspended, contact our support team.',
    field: 'email',
  },
  EMAIL_TAKEN: { status: 409, title: 'Not changed', detail: 'Another account has this address.', field: 'email' },
  PASSWORD_CHANGED_MEANWHILE: {
    status: 409,
    title: 'Not changed',
    detail: 'The password was changed elsewhere meanwhile. Try again with that one.',
  },
  RESET_TOKEN_INVALID: {
    status: 422,
    title: 'This link is no longer good',
    detail: 'It was used, or it is older than an hour. Ask for a new one.',
    field: 'token',
  },
  EMAIL_PROOF_INVALID: {
    status: 422,
    title: 'Not verified',
    detail: 'This link or code is not right, or it is older than a day. Ask for a new one in your profile.',
    field: 'code',
  },
  ADDRESS_HAS_ACCOUNT: {
    status: 409,
    title: 'Not invited',
    detail: 'This address has an account, or belongs to a suspended one. Open the member and give the role there.',
    field: 'email',
  },
  INVITED_MEANWHILE: {
    status: 409,
    title: 'Not invited',
    detail: 'Somebody else has just invited this address. Find it among the open invitations, and send it again there.',
    field: 'email',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'Error performing action',
    detail: 'Nobody else is an admin. Make somebody else one first.',
  },
});
