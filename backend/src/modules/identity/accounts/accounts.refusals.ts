import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const accountRefusals = {
  ...defineRefusals(403, 'Sign up Failed', {
    CONTACT_SUSPENDED:
      'This e-mail address or phone number belongs to a suspended account. Contact our support team to appeal.',
  }),
  ...defineRefusals(403, 'Profile not saved', {
    PHONE_SUSPENDED: {
      detail: 'This phone number belongs to a suspended account. Contact our support team to appeal.',
      field: 'phone',
    },
  }),
  ...defineRefusals(409, 'Sign up Failed', {
    EMAIL_ALREADY_REGISTERED: {
      detail:
        'We cannot open an account with this e-mail address and phone number. If you have one already, sign in; if it is suspended, contact our support team.',
      field: 'email',
    },
  }),
  ...defineRefusals(409, 'Not changed', {
    EMAIL_TAKEN: { detail: 'Another account has this address.', field: 'email' },
    PASSWORD_CHANGED_MEANWHILE: 'The password was changed elsewhere meanwhile. Try again with that one.',
  }),
  ...defineRefusals(422, 'This link is no longer good', {
    RESET_TOKEN_INVALID: { detail: 'It was used, or it is older than an hour. Ask for a new one.', field: 'token' },
  }),
  ...defineRefusals(422, 'Not verified', {
    EMAIL_PROOF_INVALID: {
      detail: 'This link or code is not right, or it is older than a day. Ask for a new one in your profile.',
      field: 'code',
    },
  }),
  ...defineRefusals(409, 'Not invited', {
    ADDRESS_HAS_ACCOUNT: {
      detail: 'This address has an account, or belongs to a suspended one. Open the member and give the role there.',
      field: 'email',
    },
    INVITED_MEANWHILE: {
      detail:
        'Somebody else has just invited this address. Find it among the open invitations, and send it again there.',
      field: 'email',
    },
  }),
  ...defineRefusals(409, 'Error performing action', {
    LAST_ADMIN: 'Nobody else is an admin. Make somebody else one first.',
  }),
};
