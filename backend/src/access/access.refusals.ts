import { defineRefusals } from '../platform/event-sourcing/index.js';
import { httpRefusals } from '../platform/http/http.refusals.js';

export const accessRefusals = {
  NOT_SIGNED_IN: httpRefusals.NOT_SIGNED_IN,
  ...defineRefusals({
    STAFF_ONLY: {
      status: 403,
      title: 'Access Denied',
      detail: 'Your role does not include this. Ask an admin for it.',
    },
    SECOND_FACTOR_REQUIRED: {
      status: 403,
      title: 'Access Denied',
      detail: 'Turn two-step sign-in on in your profile.',
    },
    SECOND_FACTOR_AGAIN: {
      status: 403,
      title: 'One more step',
      detail: 'Confirm this with a code of your app: the last one is older than ten minutes.',
    },
    API_TOKEN_NOT_TAKEN: {
      status: 403,
      title: 'Access Denied',
      detail: 'No API token opens this. Sign in, and do it on the page.',
    },
    API_TOKEN_LACKS_RIGHT: {
      status: 403,
      title: 'Access Denied',
      detail: 'This API token was not given the right to do this. Make one that has it.',
    },
    TOO_MANY_CALLS: {
      status: 429,
      title: 'Too many calls',
      detail: 'This API token may call 300 times a minute. Wait as Retry-After says.',
    },
    WRONG_MEMBERSHIP_TYPE: { status: 403, title: 'Access Denied', detail: 'This is for another type of account.' },
    EMAIL_NOT_VERIFIED: {
      status: 403,
      title: 'Access Denied',
      detail: 'Verify your e-mail address first: the mail we sent there has a link and a code.',
    },
    PRO_REQUIRED: { status: 403, title: 'Access Denied', detail: 'This needs a Pro account.' },
    KYC_REQUIRED: { status: 403, title: 'Feature Locked', detail: 'This feature is currently locked.' },
    APPROVAL_AGE_REQUIRED: {
      status: 403,
      title: 'Feature Locked',
      detail: 'This feature is currently locked.',
    },
    POINTS_REQUIRED: {
      status: 403,
      title: 'Feature Locked',
      detail: 'You need {need} points to unlock this. You currently have {have}.',
    },
    ACCOUNT_SUSPENDED: {
      status: 403,
      title: 'Account Suspended',
      detail:
        'Your account has been suspended due to a violation of our platform policies. Please contact our support team for more information or to appeal this decision.',
    },
  }),
};
