/** Figures and names in the words of a notification. They never include text about a person. */
export type NotificationFacts = Readonly<Record<string, string | number>>;

interface Words {
  readonly title: string;
  /** `{name}` stands for a fact. */
  readonly text: string;
  /** The page that shows the matter, with the reason if staff gave one. */
  readonly link: string;
}

const challenge = '/appraisals';
const membership = '/program-application-fee';
const secondFactor = '/profile/second-factor';

export const notificationWords = {
  APPRAISAL_APPROVED: { title: 'Day {day} approved', text: 'It earned you {points} points.', link: challenge },
  APPRAISAL_REJECTED: {
    title: 'Day {day} was not approved',
    text: 'Open it to see the reason if there is one, and send it again.',
    link: challenge,
  },
  DAY_STILL_OPEN: {
    title: 'Day {day} is waiting for you',
    text: 'A post and a few lines about what you learned are all it takes.',
    link: challenge,
  },
  WEEK_APPROVED: { title: 'Week {week} approved', text: 'It earned you {points} points.', link: challenge },
  WEEK_REJECTED: {
    title: 'Week {week} was not approved',
    text: 'Open it to see the reason if there is one. You can send it again while its week lasts.',
    link: challenge,
  },
  CHALLENGE_COMPLETED: {
    title: 'You completed the 7-day challenge',
    text: 'All seven days are approved. Congratulations!',
    link: challenge,
  },
  MASTERCLASS_COMPLETED: {
    title: 'Masterclass completed',
    text: 'You have been through all seven days of it.',
    link: '/learn/{topicSlug}',
  },
  CERTIFICATE_ISSUED: {
    title: 'Your certificate is there',
    text: 'Open it to print it, or to show it to whom you like.',
    link: '/certification',
  },
  CERTIFICATE_REVOKED: {
    title: 'Your certificate was revoked',
    text: 'Whoever checks its number reads that. Open it to see why, and contact us if it is a mistake.',
    link: '/certification',
  },
  MILESTONE_REACHED: {
    title: '{milestone} reached',
    text: 'You have collected {points} points. Well done.',
    link: '/points',
  },
  POINTS_ADDED: { title: '{points} points added', text: 'You have {total} points now.', link: '/points' },
  POINTS_TAKEN: { title: '{points} points taken away', text: 'You have {total} points now.', link: '/points' },
  PRO_UPGRADED: {
    title: 'You are Pro',
    text: 'Your {plan} plan is valid until {validUntil}.',
    link: '/dashboard',
  },
  PRO_RENEWED: { title: 'Pro renewed', text: 'Your {plan} plan is valid until {validUntil}.', link: '/dashboard' },
  PRO_RENEWAL_DUE: {
    title: 'Your Pro period ends',
    text: 'It ends on {validUntil}. Renew it to go on.',
    link: `${membership}?plan={plan}`,
  },
  PRO_EXPIRED: { title: 'Pro has ended', text: 'Renew your plan to open everything again.', link: membership },
  PRO_TAKEN_BACK: {
    title: 'A period of Pro is over',
    text: 'The card payment for it went back, and its three months with it. Contact us if you did not expect that.',
    link: '/contact',
  },
  PROGRAM_FEE_RETURNED: {
    title: 'A card payment went back',
    text: '{money} of what you paid for Pro went back to your card.',
    link: '/{page}',
  },
  PROGRAM_FEE_CONFIRMED: {
    title: 'Payment confirmed',
    text: 'We received your program fee. Thank you.',
    link: '/dashboard',
  },
  PROGRAM_FEE_REJECTED: {
    title: 'Payment not found',
    text: 'We could not confirm your program fee. Check the reference, or contact us.',
    link: membership,
  },
  KYC_PASSED: {
    title: 'Your business is verified',
    text: 'With Pro, growth tools, orders and hiring are open to you.',
    link: '/kyc',
  },
  KYC_DETAILS_ASKED: {
    title: 'We need more for your verification',
    text: 'Read what we ask, and send your details again.',
    link: '/kyc',
  },
  KYC_FAILED: {
    title: 'Your verification was not approved',
    text: 'Please review your details and resubmit.',
    link: '/kyc',
  },
  ORDER_PROCESSING: { title: 'Order processing', text: 'We are working on your order.', link: '/orders' },
  ORDER_COMPLETED: { title: 'Order completed', text: 'Your order is done.', link: '/orders' },
  ORDER_REJECTED: { title: 'Order rejected', text: 'We could not take your order.', link: '/orders' },
  ORDER_PAID: { title: 'Order paid', text: 'We received what you paid for your order. Thank you.', link: '/orders' },
  ORDER_MONEY_TO_CARD: {
    title: 'A card payment went back',
    text: '{money} for {order} went back to your card.',
    link: '/orders',
  },
  ORDER_MONEY_BY_BANK: {
    title: 'We sent money back to you',
    text: '{money} for {order} is on its way to you by bank. The reference of the transfer is with the order.',
    link: '/orders',
  },
  HIRE_REQUEST_APPROVED: {
    title: 'Hire request approved',
    text: 'We are looking for the creators you asked for.',
    link: '/hire-interns',
  },
  HIRE_REQUEST_REJECTED: {
    title: 'Hire request rejected',
    text: 'We could not find the creators you asked for.',
    link: '/hire-interns',
  },
  INVITED: {
    title: 'A business asks for you',
    text: 'Look at the offer and answer by {lapsesAt}.',
    link: '/work',
  },
  INVITATION_LAPSED: {
    title: 'An invitation is over',
    text: 'It was not answered in time. Businesses can still ask you.',
    link: '/work',
  },
  INVITATION_ENDED: {
    title: 'An invitation is over',
    text: 'The business did not go on. Others can still ask you.',
    link: '/work',
  },
  INVITATION_RECALLED: {
    title: 'An invitation was withdrawn',
    text: 'You have nothing to answer any more. Others can still ask you.',
    link: '/work',
  },
  CREATOR_ACCEPTED: {
    title: 'A creator said yes',
    text: 'Open your request, and say yes too within seven days to see how to reach the creator.',
    link: '/hire-interns/{streamId}',
  },
  BUSINESS_ACCEPTED: {
    title: 'You are chosen',
    text: 'The business said yes too. You can reach each other now.',
    link: '/work',
  },
  BUSINESS_DECLINED: {
    title: 'The business chose somebody else',
    text: 'Thank you for saying yes. Others can still ask you.',
    link: '/work',
  },
  WORK_REPORTED: {
    title: 'Work {step}, says the other side',
    text: 'Open it and say whether that is so.',
    link: '/{page}',
  },
  WORK_STARTED: { title: 'Work has started', text: 'Both of you have said so.', link: '/{page}' },
  WORK_FINISHED: { title: 'Work is finished', text: 'Say how it was.', link: '/{page}' },
  WORK_REWARDED: { title: 'Work is finished', text: 'It earned you {points} points. Say how it was.', link: '/work' },
  WORK_BROKEN_OFF: { title: 'Work is broken off', text: 'Say how it was.', link: '/{page}' },
  WORK_DISPUTED: {
    title: 'The other side reports a problem',
    text: 'Our team looks at it and decides. We may contact you.',
    link: '/{page}',
  },
  DISPUTE_SETTLED: { title: 'A problem is settled', text: 'Open it to see how, and why.', link: '/{page}' },
  TOOL_REQUEST_APPROVED: {
    title: 'Tool request approved',
    text: 'The tool you asked for is on its way.',
    link: '/growth-tools',
  },
  TOOL_REQUEST_REJECTED: {
    title: 'Tool request rejected',
    text: 'We cannot offer this tool now.',
    link: '/growth-tools',
  },
  LOAN_REQUEST_APPROVED: {
    title: 'Loan request approved',
    text: 'We will contact you about the next steps.',
    link: '/loan',
  },
  LOAN_REQUEST_DECLINED: { title: 'Loan request declined', text: 'We cannot offer you this loan now.', link: '/loan' },
  SESSION_COPIED: {
    title: 'We signed out one of your devices',
    text: 'Its sign-in was used from two places. If you do not know why, choose a new password.',
    link: '/profile/devices',
  },
  SESSIONS_ENDED: {
    title: 'We signed you out of every device',
    text: 'Our team did so to protect your account. If you do not know why, choose a new password.',
    link: '/profile/password',
  },
  PASSWORD_CHANGED: {
    title: 'Your password was changed',
    text: 'Your other devices were signed out. If it was not you, contact us.',
    link: '/profile/devices',
  },
  RECOVERY_CODES_RENEWED: {
    title: 'You have new recovery codes',
    text: 'The former ones are good no longer. If it was not you, choose a new password and contact us.',
    link: secondFactor,
  },
  SECOND_FACTOR_ON: {
    title: 'Two-step sign-in is on',
    text: 'Signing in asks for a code of your app. If it was not you, choose a new password and contact us.',
    link: secondFactor,
  },
  SECOND_FACTOR_OFF: {
    title: 'Two-step sign-in is off',
    text: 'Your password is enough to sign in. If it was not you, choose a new one.',
    link: secondFactor,
  },
  RECOVERY_CODE_USED: {
    title: 'A recovery code was used to sign in',
    text: 'Codes left: {left}. If it was not you, choose a new password.',
    link: secondFactor,
  },
  ACCOUNT_CORRECTED: {
    title: 'Your account was changed',
    text: 'Your e-mail address or department was changed. If you did not do it or ask for it, contact us.',
    link: '/profile',
  },
  PRIVACY_ANSWERED: {
    title: 'Your request about your data is answered',
    text: 'We answered in the way in which you asked. All that we hold of you is under Your data.',
    link: '/profile/your-data',
  },
  ERASURE_ANSWERED: {
    title: 'Your request for erasure is answered',
    text: 'Your data was not erased. The answer is under Your data.',
    link: '/profile/your-data',
  },
  ACCOUNT_REACTIVATED: { title: 'Welcome back', text: 'Your account is open again.', link: '/dashboard' },
  ROLE_GRANTED: { title: 'New role', text: 'You now have the role of {role}.', link: '/dashboard' },
  ROLE_REVOKED: { title: 'Role ended', text: 'You no longer have the role of {role}.', link: '/dashboard' },
} as const satisfies Record<string, Words>;

export type NotificationCode = keyof typeof notificationWords;

/** A fact that is a date, with or without a time. */
const MOMENT = /^\d{4}-\d\d-\d\d(T|$)/;

/** The words of a notification. Facts that are dates are written as a day in the time zone. */
export function wordsOf(code: NotificationCode, facts: NotificationFacts, timeZone: string): Words {
  const show = (fact: string): string => (MOMENT.test(fact) ? dayOf(fact, timeZone) : fact);
  const fill = (text: string): string =>
    text
      .replace(/\{(\w+)\}/g, (slot, name: string) => show(String(facts[name] ?? slot)))
      .replace(/\b1 points\b/, '1 point');
  const { title, text, link } = notificationWords[code];
  return { title: fill(title), text: fill(text), link: fill(fill(link)) }; // the link may contain the stream
}

/** Creating a format takes far longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayOf(moment: string, timeZone: string): string {
  const known = dayFormats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  if (!known) dayFormats.set(timeZone, format);
  return format.format(new Date(moment));
}
