import type { AnyProcess } from '../platform/event-sourcing/index.js';
import type { Dispatch } from '../platform/jobs/dispatch.js';
import { awardPointsWhenAppraisalApproved } from './award-points-when-appraisal-approved.js';
import { countInvitationWhenItEnds } from './count-invitation-when-it-ends.js';
import { endInvitationsWhenMemberGoes } from './end-invitations-when-member-goes.js';
import { issueReceiptWhenPaid } from './issue-receipt-when-paid.js';
import { openBusinessApplicationWhenBusinessRegistered } from './open-business-application-when-business-registered.js';
import { openInternshipApplicationWhenCreatorRegistered } from './open-internship-application-when-creator-registered.js';
import { remindCreatorWhenDayStaysOpen } from './remind-creator-when-day-stays-open.js';
import { requestToolsWhenKycNamesNeededTools } from './request-tools-when-kyc-names-needed-tools.js';
import { rewardCreatorWhenWorkFinished } from './reward-creator-when-work-finished.js';
import { takeProBackWhenCardPaymentRefunded } from './take-pro-back-when-card-payment-refunded.js';
import { upgradeToProWhenProgramFeeConfirmed } from './upgrade-to-pro-when-program-fee-confirmed.js';

export const processes: readonly AnyProcess[] = [
  awardPointsWhenAppraisalApproved,
  countInvitationWhenItEnds,
  issueReceiptWhenPaid,
  openBusinessApplicationWhenBusinessRegistered,
  openInternshipApplicationWhenCreatorRegistered,
  requestToolsWhenKycNamesNeededTools,
  rewardCreatorWhenWorkFinished,
  takeProBackWhenCardPaymentRefunded,
  upgradeToProWhenProgramFeeConfirmed,
];

export const dispatches = [
  endInvitationsWhenMemberGoes,
  remindCreatorWhenDayStaysOpen,
] as unknown as readonly Dispatch[];
