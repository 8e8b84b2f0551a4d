import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const signInRefusals = {
  ...defineRefusals(401, 'Sign in Failed', {
    INVALID_CREDENTIALS: { detail: 'The e-mail address or the password is not right.', recordedAs: 'sign-in-failed' },
  }),
  ...defineRefusals(422, 'Check the form', {
    WRONG_PASSWORD: { detail: 'This is not your password.', recordedAs: 'sign-in-failed' },
  }),
  ...defineRefusals(409, 'Sign in', {
    NOT_SUSPENDED: 'This account is not suspended. Sign in, and open Your data in your profile.',
  }),
  ...defineRefusals(403, 'Access Denied', {
    CROSS_SITE_REQUEST: 'This request came from another site. Open our own page and try again.',
  }),
  ...defineRefusals(429, 'Too many tries', { TOO_MANY_REQUESTS: 'Wait a moment and try again.' }),
};
