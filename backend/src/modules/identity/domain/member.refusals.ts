import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

const holdsRoles = {
  status: 409,
  title: 'Error performing action',
  detail: 'This account holds staff roles. Revoke them first.',
};

export const memberRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    MEMBER_ALREADY_REGISTERED: { status: 409, title: 'Sign up Failed', detail: 'This member is registered already.' },
    MEMBER_IS_BANNED: {
      status: 409,
      title: 'Error performing action',
      detail: 'This member is banned. Reactivate the account first.',
    },
    NO_DEPARTMENT: {
      status: 422,
      title: 'Not changed',
      detail: 'Only creators have a department.',
      field: 'qualification',
    },
    EMAIL_IS_VERIFIED: {
      status: 409,
      title: 'Not changed',
      detail: 'This address is verified already. Contact us, and we change it with you.',
      field: 'email',
    },
    SECOND_FACTOR_IS_ON: {
      status: 409,
      title: 'Not changed',
      detail: 'Two-step sign-in is on already. Turn it off first to use another phone.',
    },
    SECOND_FACTOR_IS_OFF: { status: 409, title: 'Not changed', detail: 'Two-step sign-in is off.' },
    STAFF_KEEP_SECOND_FACTOR: holdsRoles,
    ADDRESS_WAS_CORRECTED: {
      status: 409,
      title: 'Not changed',
      detail:
        'The e-mail address was changed after two-step sign-in was turned on, so mail there does not show that the member is the owner. Whoever runs the product can turn it off.',
    },
    SECOND_FACTOR_WRONG: {
      status: 401,
      title: 'Sign in Failed',
      detail: 'This code is not right, or it was used already. Take the next one.',
      field: 'code',
      recordedAs: 'second-factor-failed',
    },
    API_TOKEN_ENDS_WRONG: {
      status: 422,
      title: 'Check the form',
      detail: 'Choose an end that is to come, within a year.',
      field: 'expiresAt',
    },
    API_TOKEN_WITHOUT_RIGHT: {
      status: 422,
      title: 'Check the form',
      detail: 'Choose at least one thing that the token may do.',
      field: 'rights',
    },
    API_TOKEN_TOO_STRONG: {
      status: 409,
      title: 'Not made',
      detail: 'A token has no more rights than you have. Choose among those that the page lists.',
      field: 'rights',
    },
    TOO_MANY_API_TOKENS: { status: 409, title: 'Not made', detail: 'You have ten tokens. Revoke one first.' },
    STAFF_CANNOT_BE_BANNED: holdsRoles,
    STAFF_CANNOT_BE_CORRECTED: holdsRoles,
    STAFF_CANNOT_BE_ERASED: holdsRoles,
    ERASURE_NOT_ASKED: {
      status: 409,
      title: 'Error performing action',
      detail: 'This request is closed already. Look under Closed.',
    },
    INVITATION_INVALID: {
      status: 422,
      title: 'This link is no longer good',
      detail: 'It was used or withdrawn, or it is older than three days. Ask whoever invited you for a new one.',
      field: 'token',
    },
    CANNOT_REVOKE_OWN_ROLE: {
      status: 409,
      title: 'Error performing action',
      detail: 'Ask another admin to take a role from you.',
    },
  }),
};
