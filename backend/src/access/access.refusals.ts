import { defineRefusals } from '../platform/event-sourcing/index.js';
import { httpRefusals } from '../platform/http/http.refusals.js';

export const accessRefusals = {
  NOT_SIGNED_IN: httpRefusals.NOT_SIGNED_IN,
  ...defineRefusals(403, 'Access Denied', {
    STAFF_ONLY: 'Your role does not include this. Ask an admin for it.',
    SECOND_FACTOR_REQUIRED: 'Turn two-step sign-in on in your profile.',
    API_TOKEN_NOT_TAKEN: 'No API token opens this. Sign in, and do it on the page.',
    API_TOKEN_LACKS_RIGHT: 'This API token was not given the right {right}. Make one that has it.',
    WRONG_MEMBERSHIP_TYPE: 'This is for another type of account.',
    EMAIL_NOT_VERIFIED: 'Verify your e-mail address first: the mail we sent there has a link and a code.',
    PRO_REQUIRED: 'This needs a Pro account.',
  }),
  ...defineRefusals(403, 'One more step', {
    SECOND_FACTOR_AGAIN: 'Confirm this with a code of your app: the last one is older than ten minutes.',
  }),
  ...defineRefusals(429, 'Too many calls', {
    TOO_MANY_CALLS: 'This API token may call 300 times a minute. Wait as Retry-After says.',
  }),
  ...defineRefusals(403, 'Feature Locked', {
    KYC_REQUIRED: 'This feature is currently locked.',
    APPROVAL_AGE_REQUIRED: 'This feature is currently locked.',
    POINTS_REQUIRED: 'You need {need} points to unlock this. You currently have {have}.',
  }),
  ...defineRefusals(403, 'Account Suspended', {
    ACCOUNT_SUSPENDED:
      'Your account has been suspended due to a violation of our platform policies. Please contact our support team for more information or to appeal this decision.',
  }),
};
