/** Figures and names in the words of a notification. They never include text about a person. */
export type NotificationFacts = Readonly<Record<string, string | number>>;

export interface Words {
  readonly title: string;
  /** `{name}` stands for a fact. */
  readonly text: string;
  /** The page that shows the matter, with the reason if staff gave one. */
  readonly link: string;
}

/** Notifications by code, as title and text, that lead to the same page. */
function leadTo<Code extends string>(link: string, words: Record<Code, readonly [title: string, text: string]>) {
  const entries = Object.entries<readonly [string, string]>(words);
  const filled = entries.map(([code, [title, text]]): [string, Words] => [code, { title, text, link }]);
  return Object.fromEntries(filled) as Record<Code, Words>;
}

const membership = '/program-application-fee';

export const notificationWords = {
  ...leadTo('/appraisals', {
    APPRAISAL_APPROVED: ['Day {day} approved', 'It earned you {points} points.'],
    APPRAISAL_REJECTED: ['Day {day} was not approved', 'Open it to see the reason if there is one, and send it again.'],
    DAY_STILL_OPEN: ['Day {day} is waiting for you', 'A post and a few lines about what you learned are all it takes.'],
    WEEK_APPROVED: ['Week {week} approved', 'It earned you {points} points.'],
    WEEK_REJECTED: [
      'Week {week} was not approved',
      'Open it to see the reason if there is one. You can send it again while its week lasts.',
    ],
    CHALLENGE_COMPLETED: ['You completed the 7-day challenge', 'All seven days are approved. Congratulations!'],
  }),
  ...leadTo('/learn/{topicSlug}', {
    MASTERCLASS_COMPLETED: ['Masterclass completed', 'You have been through all seven days of it.'],
  }),
  ...leadTo('/certification', {
    CERTIFICATE_ISSUED: ['Your certificate is there', 'Open it to print it, or to show it to whom you like.'],
    CERTIFICATE_REVOKED: [
      'Your certificate was revoked',
      'Whoever checks its number reads that. Open it to see why, and contact us if it is a mistake.',
    ],
  }),
  ...leadTo('/points', {
    MILESTONE_REACHED: ['{milestone} reached', 'You have collected {points} points. Well done.'],
    POINTS_ADDED: ['{points} points added', 'You have {total} points now.'],
    POINTS_TAKEN: ['{points} points taken away', 'You have {total} points now.'],
  }),
  ...leadTo('/dashboard', {
    PRO_UPGRADED: ['You are Pro', 'Your {plan} plan is valid until {validUntil}.'],
    PRO_RENEWED: ['Pro renewed', 'Your {plan} plan is valid until {validUntil}.'],
  }),
  ...leadTo(`${membership}?plan={plan}`, {
    PRO_RENEWAL_DUE: ['Your Pro period ends', 'It ends on {validUntil}. Renew it to go on.'],
  }),
  ...leadTo(membership, {
    PRO_EXPIRED: ['Pro has ended', 'Renew your plan to open everything again.'],
  }),
  ...leadTo('/contact', {
    PRO_TAKEN_BACK: [
      'A period of Pro is over',
      'The card payment for it went back, and its three months with it. Contact us if you did not expect that.',
    ],
  }),
  ...leadTo('/{page}', {
    PROGRAM_FEE_RETURNED: ['A card payment went back', '{money} of what you paid for Pro went back to your card.'],
  }),
  ...leadTo('/dashboard', {
    PROGRAM_FEE_CONFIRMED: ['Payment confirmed', 'We received your program fee. Thank you.'],
  }),
  ...leadTo(membership, {
    PROGRAM_FEE_REJECTED: [
      'Payment not found',
      'We could not confirm your program fee. Check the reference, or contact us.',
    ],
  }),
  ...leadTo('/kyc', {
    KYC_PASSED: ['Your business is verified', 'With Pro, growth tools, orders and hiring are open to you.'],
    KYC_DETAILS_ASKED: ['We need more for your verification', 'Read what we ask, and send your details again.'],
    KYC_FAILED: ['Your verification was not approved', 'Please review your details and resubmit.'],
  }),
  ...leadTo('/orders', {
    ORDER_PROCESSING: ['Order processing', 'We are working on your order.'],
    ORDER_COMPLETED: ['Order completed', 'Your order is done.'],
    ORDER_REJECTED: ['Order rejected', 'We could not take your order.'],
    ORDER_PAID: ['Order paid', 'We received what you paid for your order. Thank you.'],
    ORDER_MONEY_TO_CARD: ['A card payment went back', '{money} for {order} went back to your card.'],
    ORDER_MONEY_BY_BANK: [
      'We sent money back to you',
      '{money} for {order} is on its way to you by bank. The reference of the transfer is with the order.',
    ],
  }),
  ...leadTo('/hire-interns', {
    HIRE_REQUEST_APPROVED: ['Hire request approved', 'We are looking for the creators you asked for.'],
    HIRE_REQUEST_REJECTED: ['Hire request rejected', 'We could not find the creators you asked for.'],
  }),
  ...leadTo('/work', {
    INVITED: ['A business asks for you', 'Look at the offer and answer by {lapsesAt}.'],
    INVITATION_LAPSED: ['An invitation is over', 'It was not answered in time. Businesses can still ask you.'],
    INVITATION_ENDED: ['An invitation is over', 'The business did not go on. Others can still ask you.'],
    INVITATION_RECALLED: [
      'An invitation was withdrawn',
      'You have nothing to answer any more. Others can still ask you.',
    ],
  }),
  ...leadTo('/hire-interns/{streamId}', {
    CREATOR_ACCEPTED: [
      'A creator said yes',
      'Open your request, and say yes too within seven days to see how to reach the creator.',
    ],
  }),
  ...leadTo('/work', {
    BUSINESS_ACCEPTED: ['You are chosen', 'The business said yes too. You can reach each other now.'],
    BUSINESS_DECLINED: ['The business chose somebody else', 'Thank you for saying yes. Others can still ask you.'],
  }),
  ...leadTo('/{page}', {
    WORK_REPORTED: ['Work {step}, says the other side', 'Open it and say whether that is so.'],
    WORK_STARTED: ['Work has started', 'Both of you have said so.'],
    WORK_FINISHED: ['Work is finished', 'Say how it was.'],
  }),
  ...leadTo('/work', {
    WORK_REWARDED: ['Work is finished', 'It earned you {points} points. Say how it was.'],
  }),
  ...leadTo('/{page}', {
    WORK_BROKEN_OFF: ['Work is broken off', 'Say how it was.'],
    WORK_DISPUTED: ['The other side reports a problem', 'Our team looks at it and decides. We may contact you.'],
    DISPUTE_SETTLED: ['A problem is settled', 'Open it to see how, and why.'],
  }),
  ...leadTo('/growth-tools', {
    TOOL_REQUEST_APPROVED: ['Tool request approved', 'The tool you asked for is on its way.'],
    TOOL_REQUEST_REJECTED: ['Tool request rejected', 'We cannot offer this tool now.'],
  }),
  ...leadTo('/loan', {
    LOAN_REQUEST_APPROVED: ['Loan request approved', 'We will contact you about the next steps.'],
    LOAN_REQUEST_DECLINED: ['Loan request declined', 'We cannot offer you this loan now.'],
  }),
  ...leadTo('/profile/devices', {
    SESSION_COPIED: [
      'We signed out one of your devices',
      'Its sign-in was used from two places. If you do not know why, choose a new password.',
    ],
  }),
  ...leadTo('/profile/password', {
    SESSIONS_ENDED: [
      'We signed you out of every device',
      'Our team did so to protect your account. If you do not know why, choose a new password.',
    ],
  }),
  ...leadTo('/profile/devices', {
    PASSWORD_CHANGED: [
      'Your password was changed',
      'Your other devices were signed out. If it was not you, contact us.',
    ],
  }),
  ...leadTo('/profile/second-factor', {
    RECOVERY_CODES_RENEWED: [
      'You have new recovery codes',
      'The former ones are good no longer. If it was not you, choose a new password and contact us.',
    ],
    SECOND_FACTOR_ON: [
      'Two-step sign-in is on',
      'Signing in asks for a code of your app. If it was not you, choose a new password and contact us.',
    ],
    SECOND_FACTOR_OFF: [
      'Two-step sign-in is off',
      'Your password is enough to sign in. If it was not you, choose a new one.',
    ],
    RECOVERY_CODE_USED: [
      'A recovery code was used to sign in',
      'Codes left: {left}. If it was not you, choose a new password.',
    ],
  }),
  ...leadTo('/profile', {
    ACCOUNT_CORRECTED: [
      'Your account was changed',
      'Your e-mail address or department was changed. If you did not do it or ask for it, contact us.',
    ],
  }),
  ...leadTo('/profile/your-data', {
    PRIVACY_ANSWERED: [
      'Your request about your data is answered',
      'We answered in the way in which you asked. All that we hold of you is under Your data.',
    ],
    ERASURE_ANSWERED: [
      'Your request for erasure is answered',
      'Your data was not erased. The answer is under Your data.',
    ],
  }),
  ...leadTo('/dashboard', {
    ACCOUNT_REACTIVATED: ['Welcome back', 'Your account is open again.'],
    ROLE_GRANTED: ['New role', 'You now have the role of {role}.'],
    ROLE_REVOKED: ['Role ended', 'You no longer have the role of {role}.'],
  }),
};

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
