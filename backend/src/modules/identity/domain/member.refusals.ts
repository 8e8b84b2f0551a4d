import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

const holdsRoles = 'This account holds staff roles. Revoke them first.';

export const memberRefusals = {
  ...commonRefusals,
  ...defineRefusals(409, 'Sign up Failed', { MEMBER_ALREADY_REGISTERED: 'This member is registered already.' }),
  ...defineRefusals(409, 'Error performing action', {
    MEMBER_IS_BANNED: 'This member is banned. Reactivate the account first.',
    STAFF_KEEP_SECOND_FACTOR: holdsRoles,
    STAFF_CANNOT_BE_BANNED: holdsRoles,
    STAFF_CANNOT_BE_CORRECTED: holdsRoles,
    STAFF_CANNOT_BE_ERASED: holdsRoles,
    ERASURE_NOT_ASKED: 'This request is closed already. Look under Closed.',
    CANNOT_REVOKE_OWN_ROLE: 'Ask another admin to take a role from you.',
  }),
  ...defineRefusals(422, 'Not changed', {
    NO_DEPARTMENT: { detail: 'Only creators have a department.', field: 'qualification' },
  }),
  ...defineRefusals(409, 'Not changed', {
    EMAIL_IS_VERIFIED: {
      detail: 'This address is verified already. Contact us, and we change it with you.',
      field: 'email',
    },
    SECOND_FACTOR_IS_ON: 'Two-step sign-in is on already. Turn it off first to use another phone.',
    SECOND_FACTOR_IS_OFF: 'Two-step sign-in is off.',
    ADDRESS_WAS_CORRECTED:
      'The e-mail address was changed after two-step sign-in was turned on, so mail there does not show that the member is the owner. Whoever runs the product can turn it off.',
  }),
  ...defineRefusals(401, 'Sign in Failed', {
    SECOND_FACTOR_WRONG: {
      detail: 'This code is not right, or it was used already. Take the next one.',
      field: 'code',
      recordedAs: 'second-factor-failed',
    },
  }),
  ...defineRefusals(422, 'Check the form', {
    API_TOKEN_ENDS_WRONG: { detail: 'Choose an end that is to come, within a year.', field: 'expiresAt' },
    API_TOKEN_WITHOUT_RIGHT: { detail: 'Choose at least one thing that the token may do.', field: 'rights' },
  }),
  ...defineRefusals(409, 'Not made', {
    API_TOKEN_TOO_STRONG: {
      detail: 'A token has no more rights than you have. Choose among those that the page lists.',
      field: 'rights',
    },
    TOO_MANY_API_TOKENS: 'You have ten tokens. Revoke one first.',
  }),
  ...defineRefusals(422, 'This link is no longer good', {
    INVITATION_INVALID: {
      detail: 'It was used or withdrawn, or it is older than three days. Ask whoever invited you for a new one.',
      field: 'token',
    },
  }),
};
