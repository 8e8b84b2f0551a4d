import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const signInRefusals = defineRefusals({
  INVALID_CREDENTIALS: {
    status: 401,
    title: 'Sign in Failed',
    detail: 'The e-mail address or the password is not right.',
    recordedAs: 'sign-in-failed',
  },
  WRONG_PASSWORD: {
    status: 422,
    title: 'Check the form',
    detail: 'This is not your password.',
    recordedAs: 'sign-in-failed',
  },
  NOT_SUSPENDED: {
    status: 409,
    title: 'Sign in',
    detail: 'This account is not suspended. Sign in, and open Your data in your profile.',
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    title: 'Access Denied',
    detail: 'This request came from another site. Open our own page and try again.',
  },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many tries', detail: 'Wait a moment and try again.' },
});
