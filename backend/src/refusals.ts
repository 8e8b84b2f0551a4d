import type { ProblemCatalogue } from './platform/http/problem.js';

/** What the rules of the challenge, of KYC, of commerce and of the staff's lists refuse: a part of the catalogue of problems. */
export const refusals: ProblemCatalogue = {
  APPRAISAL_ALREADY_PENDING: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Day {day} is waiting for review. You can submit the next day once it is approved.',
  },
  NOT_THE_CURRENT_DAY: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Your current day is day {day}. Open it again and submit there.',
  },
  NOT_THE_CURRENT_ATTEMPT: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Day {day} was sent from another device and was not approved. Read the reason, and send it again.',
  },
  CHALLENGE_COMPLETED: {
    status: 409,
    title: 'Submission Failed',
    detail: 'You have completed the 7-day challenge.',
  },
  LESSON_NOT_FOUND: {
    status: 404,
    title: 'Topic Not Found',
    detail: "The learning material you're looking for doesn't exist.",
  },
  APPRAISAL_ALREADY_DECIDED: {
    status: 409,
    title: 'Error updating status',
    detail: '{who} {decision} this appraisal already.',
  },
  APPRAISAL_NOT_FOUND: { status: 404, title: 'Error updating status', detail: 'There is no such appraisal.' },
  CANNOT_REVIEW_OWN_APPRAISAL: {
    status: 403,
    title: 'Error updating status',
    detail: 'Your own appraisal is reviewed by someone else.',
  },
  POINTS_OUT_OF_RANGE: {
    status: 422,
    title: 'Error updating status',
    detail: 'Enter a whole number of points from 0 to 15.',
  },
  POINTS_NOT_WHOLE: { status: 422, title: 'Error updating points', detail: 'Enter a whole number.' },
  NO_CREATOR_JOURNEY: {
    status: 409,
    title: 'Error updating points',
    detail: 'Only creators collect points. If this one has just registered, try again in a moment.',
  },
  CANNOT_ADJUST_OWN_POINTS: {
    status: 403,
    title: 'Error updating points',
    detail: 'Your own points are changed by another admin.',
  },
  CANNOT_UPGRADE_OWN_ACCOUNT: {
    status: 403,
    title: 'Error performing action',
    detail: 'Your own account is upgraded by another admin.',
  },
  ALREADY_PRO: { status: 409, title: 'Error performing action', detail: 'This member is Pro already.' },
  KYC_ALREADY_PENDING: {
    status: 409,
    title: 'Error submitting KYC',
    detail: 'Your submission is waiting for review. We tell you as soon as it is decided.',
  },
  KYC_ALREADY_APPROVED: { status: 409, title: 'Error submitting KYC', detail: 'Your business is verified already.' },
  KYC_ERASED: {
    status: 409,
    title: 'Error submitting KYC',
    detail: 'Your verification was erased: this business cannot be verified with this account any more.',
  },
  KYC_NOT_SUBMITTED: {
    status: 409,
    title: 'Error updating status',
    detail: 'This business has not submitted its verification yet.',
  },
  KYC_ALREADY_DECIDED: {
    status: 409,
    title: 'Error updating status',
    detail: '{who} {decision} this verification already.',
  },
  CANNOT_DECIDE_OWN_REQUEST: {
    status: 403,
    title: 'Error updating status',
    detail: 'Your own request is decided by someone else.',
  },
  REQUEST_ALREADY_DECIDED: {
    status: 409,
    title: 'Error updating status',
    detail: '{who} {decision} this request already.',
  },
  PROGRAM_FEE_ALREADY_DECIDED: {
    status: 409,
    title: 'Error confirming payment',
    detail: '{who} {decision} this payment already.',
  },
  CARD_PAYMENT_ALREADY_HANDLED: {
    status: 409,
    title: 'Error performing action',
    detail: '{who} {decision} this payment already.',
  },
  CARD_PAYMENT_NOT_OPEN: {
    status: 409,
    title: 'Error performing action',
    detail: 'This payment has settled its claim meanwhile, or is not there. The list is up to date now.',
  },
  ORDER_STATUS_NOT_POSSIBLE: {
    status: 409,
    title: 'Error updating status',
    detail: 'This order is {from} and cannot become {to}.',
  },
  ORDER_ALREADY_CHANGED: {
    status: 409,
    title: 'Error updating status',
    detail: '{who} set this order to {from} already.',
  },
  PROGRAM_FEE_RECORDED_DIFFERENTLY: {
    status: 409,
    title: 'Error submitting request',
    detail: 'This reference is recorded for the {plan} plan in {currency}. Contact us to correct it.',
  },
  PROGRAM_FEE_REJECTED: {
    status: 409,
    title: 'Error submitting request',
    detail: 'We could not find a payment under this reference. Check it, or contact us.',
  },
  CONTACT_LIST_TOO_LONG: {
    status: 409,
    title: 'Error generating data',
    detail: 'More than 100,000 members fit these filters. Narrow them down.',
  },
  TOO_MANY_VIEWS: {
    status: 409,
    title: 'Error performing action',
    detail: 'You keep 20 views already. Remove one first.',
  },
};
