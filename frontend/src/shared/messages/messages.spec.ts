import { describe, expect, it } from '@jest/globals';
import { label, type ToastText, toastText } from '.';
import labels from './labels.json' with { type: 'json' };
import toasts from './toasts.json' with { type: 'json' };

const texts: string[] = [...(Object.values(toasts) as ToastText[]), ...Object.values(labels)].flatMap((text) =>
  typeof text === 'string' ? [text] : [text.title, text.description ?? ''],
);

describe('the catalogue', () => {
  it('fills the slots of a text', () => {
    expect(toastText('FEATURE_LOCKED_POINTS', { need: 50, have: 12 }).description).toBe(
      'You need 50 points to unlock this. You currently have 12.',
    );
    expect(toastText('MISSING_INFORMATION', { fields: 'Email, Phone' })).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in: Email, Phone',
    });
    expect(label('POINTS_REQUIRED', { need: 50 })).toBe('50 Points Required');
  });

  it('leaves a slot visible when its value is missing', () => {
    expect(label('POINTS_REQUIRED')).toBe('{need} Points Required');
  });
});

/** Copied from the specification, part by part; `{…}` stands for a value. */
describe('the words of the specification', () => {
  it.each([
    'Sign up Failed',
    'Sign in Failed',
    'Sign out Failed',
    'Something went wrong',
    'Network error',
    'Please check your connection and try again.',
    'Missing Information',
    'Please fill in: {fields}',
    'Incomplete Form',
    'Please fill out all fields before submitting.',
    'Feature Locked',
    'This feature is currently locked.',
    'You need {need} points to unlock this. You currently have {have}.',
    '{need} Points Required',
    'Feature Coming Soon',
    'Access Denied',
    'You must be a Pro Creator to access appraisals. Please contact support to upgrade.',
    'Failed to load appraisal data.',
    'Submission Failed',
    'Appraisal Request Submitted!',
    'Are you sure you want to submit this appraisal request?',
    'Application Sent!',
    'Copied to clipboard!',
    'Please select a date between 3 to 7 days from now.',
    'Loading profile...',
    'Could not load profile. Redirecting...',
    'Initializing your Creator dashboard...',
    'Initializing your Business dashboard...',
    'Here is the admin overview.',
    'Account Suspended',
    'Your account has been suspended due to a violation of our platform policies. Please contact our support team for more information or to appeal this decision.',
    'Upgrade to Pro Account',
    'Go to Dashboard',
    'Topic Not Found',
    "The learning material you're looking for doesn't exist.",
    'Learn Hub Locked',
    'You need to be a Pro Creator to access the learning materials.',
    'Projects Locked',
    'Team Projects Locked',
    'Error',
  ])('of the public site and the creator area: %s', (text) => {
    expect(texts).toContain(text);
  });

  it.each([
    'Your previous KYC submission was not approved. Please review and resubmit.',
    'KYC Submission Required',
    'Start KYC Submission',
    'Do it later',
    'KYC Submitted!',
    'Error submitting KYC',
    'Request Submitted!',
    'Request Sent!',
    'Error submitting request',
    'Authentication Error',
    'Please log in to place an order.',
    'Order Placed!',
    'Your order for {tool} has been placed successfully.',
    'Order Failed',
    'Action Required',
    "You haven't placed any orders yet.",
  ])('of the business area: %s', (text) => {
    expect(texts).toContain(text);
  });

  it.each([
    'Error fetching applications',
    'Error fetching appraisals',
    'Error fetching orders',
    'Error fetching payments',
    'Error fetching KYC requests',
    'Error fetching tool requests',
    'Error fetching hire requests',
    'Error performing action',
    'Error updating points',
    'Error reactivating user',
    'Error updating status',
    'Error confirming payment',
    'Error generating data',
    'Could not load analytics data.',
    'No approved applications found.',
    'No banned users found.',
    'No pending appraisals found.',
    'No orders found.',
    'No pending KYC requests found.',
    'No pending tool requests found.',
    'No pending intern hire requests.',
    'User Banned',
    'User Upgraded',
    'Points Updated',
    'User Reactivated',
    'Payment Confirmed',
    'Data Generated!',
    'Found {count} results.',
    'Request {status}',
    'The hire request has been {status}.',
  ])('of the admin panel: %s', (text) => {
    expect(texts).toContain(text);
  });
});

/** Both error catalogues of the specification, code by code. */
describe('the error catalogues', () => {
  it.each([
    ['SIGN_UP_FAILED', 'Sign up Failed', 'Something went wrong'],
    ['SIGN_IN_FAILED', 'Sign in Failed', 'Something went wrong'],
    ['SIGN_OUT_FAILED', 'Sign out Failed', 'Something went wrong'],
    ['NETWORK_ERROR', 'Network error', 'Please check your connection and try again.'],
    ['APPRAISALS_NOT_LOADED', 'Error', 'Failed to load appraisal data.'],
    [
      'APPRAISALS_NEED_PRO',
      'Access Denied',
      'You must be a Pro Creator to access appraisals. Please contact support to upgrade.',
    ],
    ['APPRAISAL_NOT_SUBMITTED', 'Submission Failed', undefined],
    ['MISSING_INFORMATION', 'Missing Information', 'Please fill in: {fields}'],
    ['INCOMPLETE_FORM', 'Incomplete Form', 'Please fill out all fields before submitting.'],
    ['FEATURE_LOCKED', 'Feature Locked', 'This feature is currently locked.'],
    ['FEATURE_LOCKED_POINTS', 'Feature Locked', 'You need {need} points to unlock this. You currently have {have}.'],
    ['FEATURE_COMING_SOON', 'Feature Coming Soon', undefined],
    ['APPRAISAL_SUBMITTED', 'Appraisal Request Submitted!', undefined],
    ['LIVE_PROJECT_APPLIED', 'Application Sent!', undefined],
    ['COPIED', 'Copied to clipboard!', undefined],
    ['KYC_NOT_SUBMITTED', 'Error submitting KYC', undefined],
    ['KYC_SUBMITTED', 'KYC Submitted!', undefined],
    ['REQUEST_NOT_SUBMITTED', 'Error submitting request', undefined],
    ['REQUEST_SUBMITTED', 'Request Submitted!', undefined],
    ['REQUEST_SENT', 'Request Sent!', undefined],
    ['ORDER_NEEDS_SIGN_IN', 'Authentication Error', 'Please log in to place an order.'],
    ['ORDER_FAILED', 'Order Failed', undefined],
    ['ORDER_PLACED', 'Order Placed!', 'Your order for {tool} has been placed successfully.'],
    ['APPLICATIONS_NOT_FETCHED', 'Error fetching applications', undefined],
    ['PENDING_APPRAISALS_NOT_FETCHED', 'Error fetching appraisals', undefined],
    ['ORDERS_NOT_FETCHED', 'Error fetching orders', undefined],
    ['PAYMENTS_NOT_FETCHED', 'Error fetching payments', undefined],
    ['KYC_REQUESTS_NOT_FETCHED', 'Error fetching KYC requests', undefined],
    ['TOOL_REQUESTS_NOT_FETCHED', 'Error fetching tool requests', undefined],
    ['HIRE_REQUESTS_NOT_FETCHED', 'Error fetching hire requests', undefined],
    ['ACTION_NOT_PERFORMED', 'Error performing action', undefined],
    ['POINTS_NOT_UPDATED', 'Error updating points', undefined],
    ['USER_NOT_REACTIVATED', 'Error reactivating user', undefined],
    ['STATUS_NOT_UPDATED', 'Error updating status', undefined],
    ['PAYMENT_NOT_CONFIRMED', 'Error confirming payment', undefined],
    ['DATA_NOT_GENERATED', 'Error generating data', undefined],
    ['USER_BANNED', 'User Banned', undefined],
    ['USER_UPGRADED', 'User Upgraded', undefined],
    ['POINTS_UPDATED', 'Points Updated', undefined],
    ['USER_REACTIVATED', 'User Reactivated', undefined],
    ['PAYMENT_CONFIRMED', 'Payment Confirmed', undefined],
    ['DATA_GENERATED', 'Data Generated!', 'Found {count} results.'],
    ['HIRE_REQUEST_UPDATED', 'Request {status}', 'The hire request has been {status}.'],
  ] as const)('%s', (code, title, description) => {
    expect([toastText(code).title, toastText(code).description]).toEqual([title, description]);
  });

  it.each([
    ['SUSPENDED_TITLE', 'Account Suspended'],
    [
      'SUSPENDED_TEXT',
      'Your account has been suspended due to a violation of our platform policies. Please contact our support team for more information or to appeal this decision.',
    ],
    ['TOPIC_NOT_FOUND_TITLE', 'Topic Not Found'],
    ['TOPIC_NOT_FOUND_TEXT', "The learning material you're looking for doesn't exist."],
    ['LEARN_LOCKED_TITLE', 'Learn Hub Locked'],
    ['LEARN_LOCKED_TEXT', 'You need to be a Pro Creator to access the learning materials.'],
    ['PROJECTS_LOCKED_TITLE', 'Projects Locked'],
    ['TEAM_PROJECTS_LOCKED_TITLE', 'Team Projects Locked'],
    ['GIGS_LOCKED_TITLE', 'Access Denied'],
    ['GO_TO_DASHBOARD', 'Go to Dashboard'],
    ['NO_ORDERS_YET', "You haven't placed any orders yet."],
    ['ANALYTICS_NOT_LOADED', 'Could not load analytics data.'],
    ['NO_APPROVED_APPLICATIONS', 'No approved applications found.'],
    ['NO_BANNED_USERS', 'No banned users found.'],
    ['NO_PENDING_APPRAISALS', 'No pending appraisals found.'],
    ['NO_ORDERS', 'No orders found.'],
    ['NO_PENDING_KYC', 'No pending KYC requests found.'],
    ['NO_PENDING_TOOL_REQUESTS', 'No pending tool requests found.'],
    ['NO_PENDING_HIRE_REQUESTS', 'No pending intern hire requests.'],
  ] as const)('%s', (code, text) => {
    expect(label(code)).toBe(text);
  });
});
