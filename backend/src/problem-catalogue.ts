import type { ProblemCatalogue } from './platform/http/problem.js';
import { refusals } from './refusals.js';

const REVOKE_FIRST = 'This account holds staff roles. Revoke them first.';
const holdsRoles = { status: 409, title: 'Error performing action', detail: REVOKE_FIRST };

/** What every code is told as: status, title, and what to do. Titles are the specification's where it gives one. */
export const problemCatalogue: ProblemCatalogue = {
  UNREADABLE: { status: 400, title: 'Not readable', detail: 'Send the request as a JSON object.' },
  INVALID_QUERY: {
    status: 400,
    title: 'Not readable',
    detail: 'The address holds a parameter that is wrong or not known here.',
  },
  INVALID_IDEMPOTENCY_KEY: { status: 400, title: 'Not readable', detail: 'Idempotency-Key must be a UUID.' },
  PAGE_TOO_FAR: {
    status: 400,
    title: 'Not readable',
    detail: 'Pages reach to row 10,000; narrow the list with a filter, or follow it by its cursor.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    title: 'Sign in Failed',
    detail: 'The e-mail address or the password is not right.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    title: 'One more step',
    detail: 'Enter the code that your app shows, or one of your recovery codes.',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    title: 'Sign in Failed',
    detail: 'This code is not right, or it was used already. Wait for the next one and try again.',
    field: 'code',
  },
  SECOND_FACTOR_IS_ON: {
    status: 409,
    title: 'Not changed',
    detail: 'Two-step sign-in is on already. Turn it off first to use another phone.',
  },
  SECOND_FACTOR_IS_OFF: { status: 409, title: 'Not changed', detail: 'Two-step sign-in is off already.' },
  SECOND_FACTOR_NOT_BEGUN: {
    status: 409,
    title: 'Not turned on',
    detail: 'This was begun more than 30 minutes ago, or anew elsewhere. Begin once more.',
  },
  WRONG_PASSWORD: { status: 422, title: 'Check the form', detail: 'This is not your password.', field: 'password' },
  WRONG_CODE: {
    status: 422,
    title: 'Check the form',
    detail: 'This code is not right, or it was used already. Wait for the next one.',
    field: 'code',
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    title: 'Access Denied',
    detail: 'This request came from another site. Open our own page and try again.',
  },
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
    detail: 'There is an account with this e-mail address already. Sign in instead.',
    field: 'email',
  },
  EMAIL_TAKEN: { status: 409, title: 'Not changed', detail: 'Another account has this address.', field: 'email' },
  NO_DEPARTMENT: {
    status: 422,
    title: 'Not changed',
    detail: 'Only creators have a department.',
    field: 'qualification',
  },
  MEMBER_ALREADY_REGISTERED: { status: 409, title: 'Sign up Failed', detail: 'This member is registered already.' },
  MEMBER_IS_BANNED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This member is banned. Reactivate the account first.',
  },
  NO_SUCH_CONSUMER: { status: 404, title: 'Not found', detail: 'There is no consumer of this name.' },
  NOTHING_PARKED: {
    status: 404,
    title: 'Not found',
    detail: 'Nothing of this stream is parked any more. Refresh to see what is.',
  },
  REBUILD_RUNNING: {
    status: 409,
    title: 'Error performing action',
    detail: 'This read model is being rebuilt already.',
  },
  NO_REBUILD_RUNNING: {
    status: 409,
    title: 'Error performing action',
    detail: 'This read model is not being rebuilt. Refresh to see how the last rebuild ended.',
  },
  STAFF_CANNOT_BE_BANNED: holdsRoles,
  STAFF_CANNOT_BE_CORRECTED: holdsRoles,
  STAFF_CANNOT_BE_ERASED: holdsRoles,
  MEMBER_ERASED: {
    status: 409,
    title: 'Error performing action',
    detail: 'This data of the member was erased: nothing more can be decided or noted about it.',
  },
  CANNOT_REVOKE_OWN_ROLE: {
    status: 409,
    title: 'Error performing action',
    detail: 'Ask another admin to take a role from you.',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'Error performing action',
    detail: 'Nobody else is an admin. Make somebody else one first.',
  },
  INVALID_SIGNATURE: { status: 401, title: 'Not signed', detail: 'The signature does not fit what was sent.' },
  NOT_SIGNED_IN: { status: 401, title: 'Not signed in', detail: 'Sign in and try again.' },
  STAFF_ONLY: { status: 403, title: 'Access Denied', detail: 'Your role does not include this. Ask an admin for it.' },
  SECOND_FACTOR_REQUIRED: { status: 403, title: 'Access Denied', detail: 'Turn two-step sign-in on in your profile.' },
  WRONG_MEMBERSHIP_TYPE: { status: 403, title: 'Access Denied', detail: 'This is for another type of account.' },
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
  ROUTE_NOT_FOUND: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Not possible', detail: 'This address takes other methods only.' },
  NOT_FOUND: { status: 404, title: 'Not found', detail: 'There is no such record.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    title: 'Already used',
    detail: 'This Idempotency-Key was used for another request; send a new one.',
  },
  TOO_MANY_CHANGES_AT_ONCE: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Someone else changed this at the same time. Try again.',
  },
  ...refusals,
  BODY_TOO_LARGE: { status: 413, title: 'Too large', detail: 'Send at most {kilobytes} KB.' },
  BODY_ENCODED: { status: 415, title: 'Not readable', detail: 'Send the body as it is, without Content-Encoding.' },
  HEADERS_TOO_LARGE: { status: 431, title: 'Too large', detail: 'Send at most 16 KB of address and headers.' },
  REQUEST_TOO_SLOW: { status: 408, title: 'Too slow', detail: 'The request did not arrive in time. Send it again.' },
  RESET_TOKEN_INVALID: {
    status: 422,
    title: 'This link is no longer good',
    detail: 'It was used, or it is older than 30 minutes. Ask for a new one.',
    field: 'token',
  },
  INVALID_FIELDS: { status: 422, title: 'Check the form', detail: 'Some fields need your attention.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many tries', detail: 'Wait a moment and try again.' },
  UNEXPECTED: {
    status: 500,
    title: 'Something went wrong',
    detail: 'The server could not answer. Nothing is lost: try again in a moment.',
  },
  TEMPORARILY_UNAVAILABLE: {
    status: 503,
    title: 'One moment',
    detail: 'The service is catching its breath. Try again in a few seconds.',
  },
};
