/** The sentences of screens, lists and loaders that have a fixed wording, by their code. */
export const labels = {
  GREETING: 'Welcome back, {firstName}',
  GREETING_MEMBER: 'You are now an active user on {product}.',
  GREETING_STAFF: 'Here is the admin overview.',
  LOADING_PROFILE: 'Loading profile...',
  PROFILE_NOT_LOADED: 'Could not load profile. Redirecting...',
  INITIALIZING_CREATOR: 'Initializing your Creator dashboard...',
  INITIALIZING_BUSINESS: 'Initializing your Business dashboard...',
  POINTS_REQUIRED: '{need} Points Required',

  SUSPENDED_TITLE: 'Account Suspended',
  SUSPENDED_TEXT:
    'Your account has been suspended due to a violation of our platform policies. Please contact our support team for more information or to appeal this decision.',
  UPGRADE_TITLE: 'Upgrade to Pro Account',
  FEATURE_LOCKED_TITLE: 'Feature Locked',
  FEATURE_LOCKED_TEXT: 'This feature is currently locked.',
  GO_TO_DASHBOARD: 'Go to Dashboard',
  TOPIC_NOT_FOUND_TITLE: 'Topic Not Found',
  TOPIC_NOT_FOUND_TEXT: "The learning material you're looking for doesn't exist.",
  LEARN_LOCKED_TITLE: 'Learn Hub Locked',
  LEARN_LOCKED_TEXT: 'You need to be a Pro Creator to access the learning materials.',
  PROJECTS_LOCKED_TITLE: 'Projects Locked',
  PROJECTS_LOCKED_TEXT: 'You need to be a Pro Creator with at least 50 points to join live projects.',
  TEAM_PROJECTS_LOCKED_TITLE: 'Team Projects Locked',
  TEAM_PROJECTS_LOCKED_TEXT: 'You need to be a Pro Creator with at least 50 points to create a team project.',
  CERTIFICATION_LOCKED_TITLE: 'Certification and Recommendation',
  GIGS_LOCKED_TITLE: 'Access Denied',
  GIGS_LOCKED_TEXT: 'You need at least 50 points to access freelance gigs. You currently have {have}.',

  CHALLENGE_NOTE: 'Assignments must be posted only on the creators network.',
  APPRAISAL_CONFIRM: 'Are you sure you want to submit this appraisal request?',
  START_DATE_HINT: 'Please select a date between 3 to 7 days from now.',

  KYC_FAILED: 'Your previous KYC submission was not approved. Please review and resubmit.',
  KYC_REQUIRED_TITLE: 'KYC Submission Required',
  KYC_REQUIRED_START: 'Start KYC Submission',
  KYC_REQUIRED_LATER: 'Do it later',
  NO_ORDERS_YET: "You haven't placed any orders yet.",

  NO_APPROVED_APPLICATIONS: 'No approved applications found.',
  NO_BANNED_USERS: 'No banned users found.',
  NO_PENDING_APPRAISALS: 'No pending appraisals found.',
  NO_ORDERS: 'No orders found.',
  NO_PENDING_KYC: 'No pending KYC requests found.',
  NO_PENDING_TOOL_REQUESTS: 'No pending tool requests found.',
  NO_PENDING_HIRE_REQUESTS: 'No pending intern hire requests.',
  NO_ERASURE_REQUESTS: 'Nobody waits to be erased.',
  NOBODY_ERASED: 'Nobody was erased yet.',
  NO_PENDING_PAYMENTS: 'No pending payments found.',
  NO_PENDING_LOANS: 'No pending loan requests found.',
  ANALYTICS_NOT_LOADED: 'Could not load analytics data.',

  OFFLINE_MEMBER: 'You are offline. What this device has kept is shown, and is brought up to date by itself.',
  OFFLINE_STAFF: 'You are offline. Nothing can be loaded or decided until the connection is back.',

  NO_RIGHT: 'Your role does not include this. Ask an admin for it.',
  TOO_OFTEN: 'That was a lot at once. Wait a moment and try again.',
  SERVER_FAILED: 'The server could not answer. Nothing is lost: try again in a moment.',
  REQUEST_NUMBER: 'Number for support: {requestId}',
} as const;

export type LabelCode = keyof typeof labels;
