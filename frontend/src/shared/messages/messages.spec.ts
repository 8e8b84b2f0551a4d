import { describe, expect, it } from '@jest/globals';
import { label, type ToastText, toastText } from './index';
import { labels } from './labels';
import { toasts } from './toasts';

const texts: string[] = [...Object.values<ToastText>(toasts), ...Object.values(labels)].flatMap((text) =>
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

/** Typed from the specification, part by part; `{…}` stands for what changes. */
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
