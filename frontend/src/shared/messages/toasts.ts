export type Tone = 'success' | 'info' | 'destructive';

export interface ToastText {
  tone: Tone;
  title: string;
  description?: string;
}

/** Every toast of the product by its code. `{name}` stands for a value given when it is shown. */
export const toasts = {
  SIGN_UP_FAILED: { tone: 'destructive', title: 'Sign up Failed', description: 'Something went wrong' },
  SIGN_IN_FAILED: { tone: 'destructive', title: 'Sign in Failed', description: 'Something went wrong' },
  SIGN_OUT_FAILED: { tone: 'destructive', title: 'Sign out Failed', description: 'Something went wrong' },
  SESSION_ENDED: {
    tone: 'info',
    title: 'You were signed out',
    description: 'Sign in to go on where you were.',
  },
  SESSION_ENDED_WITH_DRAFTS: {
    tone: 'info',
    title: 'You were signed out',
    description: 'Sign in to go on where you were. What you typed is kept on this device.',
  },
  NETWORK_ERROR: {
    tone: 'destructive',
    title: 'Network error',
    description: 'Please check your connection and try again.',
  },
  PASSWORD_CHANGED: {
    tone: 'success',
    title: 'Password changed',
    description: 'Sign in with the new one.',
  },
  PASSWORD_NOT_CHANGED: { tone: 'destructive', title: 'Password not changed' },
  RESET_MAIL_NOT_SENT: { tone: 'destructive', title: 'Mail not sent' },
  DEVICE_SIGNED_OUT: { tone: 'success', title: 'Device signed out' },
  DEVICE_NOT_SIGNED_OUT: { tone: 'destructive', title: 'Device not signed out' },
  SECOND_FACTOR_ON: {
    tone: 'success',
    title: 'Two-step sign-in is on',
    description: 'Keep your recovery codes now.',
  },
  SECOND_FACTOR_NOT_ON: { tone: 'destructive', title: 'Not turned on' },
  SECOND_FACTOR_OFF: { tone: 'success', title: 'Two-step sign-in is off' },
  SECOND_FACTOR_NOT_OFF: { tone: 'destructive', title: 'Not turned off' },
  PROFILE_SAVED: { tone: 'success', title: 'Profile saved' },
  PROFILE_NOT_SAVED: { tone: 'destructive', title: 'Profile not saved' },
  CONSENT_GIVEN: { tone: 'success', title: 'You will hear from us' },
  CONSENT_WITHDRAWN: {
    tone: 'success',
    title: 'Consent withdrawn',
    description: 'We send you no more news and offers.',
  },
  CONSENT_NOT_CHANGED: { tone: 'destructive', title: 'Choice not saved' },
  DATA_NOT_LOADED: { tone: 'destructive', title: 'Data not loaded' },
  ERASURE_REQUESTED: {
    tone: 'success',
    title: 'Erasure requested',
    description: 'Staff will carry it out.',
  },
  ERASURE_NOT_REQUESTED: { tone: 'destructive', title: 'Erasure not requested' },
  MISSING_INFORMATION: {
    tone: 'destructive',
    title: 'Missing Information',
    description: 'Please fill in: {fields}',
  },
  INVALID_FIELDS: {
    tone: 'destructive',
    title: 'Check the form',
    description: 'Some fields need your attention.',
  },
  INCOMPLETE_FORM: {
    tone: 'destructive',
    title: 'Incomplete Form',
    description: 'Please fill out all fields before submitting.',
  },
  COPIED: { tone: 'info', title: 'Copied to clipboard!' },
  SELECTED_TO_COPY: {
    tone: 'info',
    title: 'Selected, not copied',
    description: 'Your browser does not let this page copy. Copy what is selected yourself.',
  },
  NOT_COPIED: { tone: 'destructive', title: 'Not copied', description: 'Your browser does not let this page copy.' },

  FEATURE_LOCKED: {
    tone: 'destructive',
    title: 'Feature Locked',
    description: 'This feature is currently locked.',
  },
  FEATURE_LOCKED_POINTS: {
    tone: 'destructive',
    title: 'Feature Locked',
    description: 'You need {need} points to unlock this. You currently have {have}.',
  },
  FEATURE_COMING_SOON: { tone: 'info', title: 'Feature Coming Soon' },
  APPRAISALS_NEED_PRO: {
    tone: 'destructive',
    title: 'Access Denied',
    description: 'You must be a Pro Creator to access appraisals. Please contact support to upgrade.',
  },
  SECOND_FACTOR_REQUIRED: {
    tone: 'info',
    title: 'One more step',
    description: 'Your role needs two-step sign-in. Turn it on here to open the Admin Panel.',
  },
  STAFF_ONLY: { tone: 'destructive', title: 'Access Denied', description: 'Your account has no right to open this.' },
  APPRAISALS_NOT_LOADED: { tone: 'destructive', title: 'Error', description: 'Failed to load appraisal data.' },
  APPRAISAL_SUBMITTED: { tone: 'success', title: 'Appraisal Request Submitted!' },
  APPRAISAL_NOT_SUBMITTED: { tone: 'destructive', title: 'Submission Failed' },
  NOT_MARKED_READ: { tone: 'destructive', title: 'Not marked as read' },
  LIVE_PROJECT_APPLIED: { tone: 'info', title: 'Application Sent!' },

  KYC_SUBMITTED: { tone: 'success', title: 'KYC Submitted!' },
  KYC_NOT_SUBMITTED: { tone: 'destructive', title: 'Error submitting KYC' },
  REQUEST_SUBMITTED: { tone: 'success', title: 'Request Submitted!' },
  REQUEST_SENT: { tone: 'success', title: 'Request Sent!' },
  REQUEST_NOT_SUBMITTED: { tone: 'destructive', title: 'Error submitting request' },
  ORDER_NEEDS_SIGN_IN: {
    tone: 'destructive',
    title: 'Authentication Error',
    description: 'Please log in to place an order.',
  },
  ORDER_PLACED: {
    tone: 'success',
    title: 'Order Placed!',
    description: 'Your order for {tool} has been placed successfully.',
  },
  ORDER_FAILED: { tone: 'destructive', title: 'Order Failed' },
  ACTION_REQUIRED: {
    tone: 'info',
    title: 'Action Required',
    description: 'Please paste your payment reference in WhatsApp.',
  },

  APPLICATIONS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching applications' },
  PENDING_APPRAISALS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching appraisals' },
  ORDERS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching orders' },
  PAYMENTS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching payments' },
  KYC_REQUESTS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching KYC requests' },
  TOOL_REQUESTS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching tool requests' },
  HIRE_REQUESTS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching hire requests' },
  ERASURES_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching requests' },
  MEMBER_ERASED: { tone: 'success', title: 'Erased for good', description: 'What was erased stands below.' },
  MEMBER_NOT_ERASED: { tone: 'destructive', title: 'Member not erased' },
  LOG_NOT_VERIFIED: { tone: 'destructive', title: 'Log not verified' },
  PROOF_NOT_MADE: { tone: 'destructive', title: 'No proof yet' },
  ACTION_NOT_PERFORMED: { tone: 'destructive', title: 'Error performing action' },
  POINTS_NOT_UPDATED: { tone: 'destructive', title: 'Error updating points' },
  USER_NOT_REACTIVATED: { tone: 'destructive', title: 'Error reactivating user' },
  STATUS_NOT_UPDATED: { tone: 'destructive', title: 'Error updating status' },
  PAYMENT_NOT_CONFIRMED: { tone: 'destructive', title: 'Error confirming payment' },
  DATA_NOT_GENERATED: { tone: 'destructive', title: 'Error generating data' },
  USER_BANNED: { tone: 'success', title: 'User Banned' },
  USER_UPGRADED: { tone: 'success', title: 'User Upgraded' },
  USER_REACTIVATED: { tone: 'success', title: 'User Reactivated' },
  ACCOUNT_CORRECTED: { tone: 'success', title: 'Account Updated' },
  POINTS_UPDATED: { tone: 'success', title: 'Points Updated' },
  PAYMENT_CONFIRMED: { tone: 'success', title: 'Payment Confirmed' },
  DATA_GENERATED: { tone: 'success', title: 'Data Generated!', description: 'Found {count} results.' },
  HIRE_REQUEST_UPDATED: {
    tone: 'success',
    title: 'Request {status}',
    description: 'The hire request has been {status}.',
  },
  APPRAISAL_APPROVED: { tone: 'success', title: 'Appraisal approved', description: '{name} earns {points}.' },
  APPRAISAL_REJECTED: {
    tone: 'success',
    title: 'Appraisal rejected',
    description: '{name} can submit day {day} again.',
  },
  ALREADY_DECIDED: {
    tone: 'info',
    title: 'Already decided',
    description: 'A colleague was first. The list is up to date now.',
  },
  LEFT_IN_THE_MIDDLE: {
    tone: 'info',
    title: '{name}: {done} of {count} done',
    description: 'You left the list. What was not decided still waits in it.',
  },
  KYC_PASSED: { tone: 'success', title: 'KYC Passed', description: '{name} is verified.' },
  KYC_NOT_PASSED: { tone: 'success', title: 'KYC Failed', description: '{name} can correct it and submit again.' },
  CARD_PAYMENT_HANDLED: { tone: 'success', title: 'Payment handled', description: 'It is off the list.' },
  PAYMENT_REJECTED: { tone: 'success', title: 'Payment Rejected', description: '{name} is told.' },
  ORDER_UPDATED: { tone: 'success', title: 'Order {status}', description: 'The order of {name} is {status}.' },
  TOOL_REQUEST_UPDATED: {
    tone: 'success',
    title: 'Request {status}',
    description: 'The tool request has been {status}.',
  },
  LOAN_REQUEST_UPDATED: {
    tone: 'success',
    title: 'Request {status}',
    description: 'The loan request has been {status}.',
  },
  LOANS_NOT_FETCHED: { tone: 'destructive', title: 'Error fetching loan requests' },
  ROLES_UPDATED: { tone: 'success', title: 'Roles updated' },
  VIEW_SAVED: { tone: 'success', title: 'View saved', description: '{name} is under Views.' },
  TEMPLATES_SAVED: { tone: 'success', title: 'Ready reasons saved', description: 'Everyone has them now.' },
} as const satisfies Record<string, ToastText>;

export type ToastCode = keyof typeof toasts;
