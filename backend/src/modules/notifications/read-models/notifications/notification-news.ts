import type { Event, EventOf } from '../../../../platform/event-sourcing/index.js';
import { hiring, moneyText } from '../../../../reference-data/index.js';
import type { ChallengeEvent } from '../../../appraisals/public.js';
import type {
  LoanEvent,
  MembershipEvent,
  OrderEvent,
  ProgramFeeEvent,
  ToolRequestEvent,
} from '../../../commerce/public.js';
import { type CertificateEvent, type JourneyEvent, milestones } from '../../../creator-journey/public.js';
import type { HireRequestEvent } from '../../../hiring/public.js';
import type { MemberEvent, PrivacyRequestEvent } from '../../../identity/public.js';
import type { VerificationEvent } from '../../../kyc/public.js';
import type { StudyEvent } from '../../../learn-hub/public.js';
import type { NotificationCode, NotificationFacts } from './notification-words.js';

type ModuleEvent =
  | ChallengeEvent
  | StudyEvent
  | JourneyEvent
  | CertificateEvent
  | MembershipEvent
  | ProgramFeeEvent
  | VerificationEvent
  | OrderEvent
  | HireRequestEvent
  | ToolRequestEvent
  | LoanEvent
  | MemberEvent
  | PrivacyRequestEvent;

export interface News {
  /** The member concerned. Defaults to the subject of the event. */
  readonly memberId?: string;
  readonly code: NotificationCode;
  readonly facts: NotificationFacts;
}

type ToNews<E extends Event> = (data: E['data']) => News | readonly News[];

const newsWithoutFacts =
  (code: NotificationCode): (() => News) =>
  () => ({ code, facts: {} });

const proNews =
  (code: NotificationCode): ToNews<Event<string, { plan: string; validUntil: string }>> =>
  ({ plan, validUntil }) => ({ code, facts: { plan: nameOf(plan), validUntil } });

const creatorNews =
  (code: NotificationCode): ToNews<Event<string, { creatorId: string }>> =>
  ({ creatorId: memberId }) => ({ memberId, code, facts: {} });

type OfWork = Event<string, { invitationId: string; creatorId: string; by: 'business' | 'creator' | null }>;
/** A report of one side notifies the other. A decision of staff notifies both. */
const workNews =
  (code: NotificationCode, more: NotificationFacts = {}) =>
  ({ invitationId, creatorId: memberId, by }: OfWork['data']): News[] => {
    const facts = { ...more, invitationId };
    return [
      ...(by === 'business' ? [] : [{ code, facts: { ...facts, page: 'hire-interns/{streamId}' } }]),
      ...(by === 'creator' ? [] : [{ memberId, code, facts: { ...facts, page: 'work' } }]),
    ];
  };
const stepWords = { started: 'has started', finished: 'is finished', brokenOff: 'is broken off' } as const;

export const news = {
  AppraisalApproved: ({ dayNumber: day, weekNumber: week = 0, points, gained }): News =>
    day === null
      ? { code: 'WEEK_APPROVED', facts: { week, points } }
      : { code: 'APPRAISAL_APPROVED', facts: { day, points: gained ?? points } },
  AppraisalRejected: ({ dayNumber: day, weekNumber: week = 0 }): News =>
    day === null ? { code: 'WEEK_REJECTED', facts: { week } } : { code: 'APPRAISAL_REJECTED', facts: { day } },
  ChallengeCompleted: newsWithoutFacts('CHALLENGE_COMPLETED'),
  OpenDayReminded: ({ dayNumber: day }) => ({ code: 'DAY_STILL_OPEN', facts: { day } }),
  CertificateIssued: newsWithoutFacts('CERTIFICATE_ISSUED'),
  CertificateRevoked: newsWithoutFacts('CERTIFICATE_REVOKED'),
  MasterclassCompleted: ({ topicSlug }) => ({ code: 'MASTERCLASS_COMPLETED', facts: { topicSlug } }),
  MilestoneReached: ({ milestone }) => {
    const points = milestones.find(({ name }) => name === milestone)?.points ?? 0;
    return { code: 'MILESTONE_REACHED', facts: { milestone, points } };
  },
  PointsAdjusted: ({ applied, total }) => ({
    code: applied < 0 ? 'POINTS_TAKEN' : 'POINTS_ADDED',
    facts: { points: Math.abs(applied), total },
  }),
  ProUpgraded: proNews('PRO_UPGRADED'),
  ProRenewed: proNews('PRO_RENEWED'),
  ProRenewalReminded: ({ validUntil, plan }) => ({
    code: 'PRO_RENEWAL_DUE',
    facts: { validUntil, ...(plan && { plan }) },
  }),
  ProExpired: newsWithoutFacts('PRO_EXPIRED'),
  ProTakenBack: newsWithoutFacts('PRO_TAKEN_BACK'),
  ProgramFeeConfirmed: newsWithoutFacts('PROGRAM_FEE_CONFIRMED'),
  ProgramFeeRejected: newsWithoutFacts('PROGRAM_FEE_REJECTED'),
  CardPaymentRefunded: ({ ofFee, ...money }) => ({
    code: 'PROGRAM_FEE_RETURNED',
    facts: { money: moneyText(money), page: ofFee === undefined ? 'program-application-fee' : 'receipts' },
  }),
  KycPassed: newsWithoutFacts('KYC_PASSED'),
  KycDetailsAsked: newsWithoutFacts('KYC_DETAILS_ASKED'),
  KycFailed: newsWithoutFacts('KYC_FAILED'),
  OrderProcessingStarted: newsWithoutFacts('ORDER_PROCESSING'),
  OrderCompleted: newsWithoutFacts('ORDER_COMPLETED'),
  OrderRejected: newsWithoutFacts('ORDER_REJECTED'),
  OrderPaid: newsWithoutFacts('ORDER_PAID'),
  OrderPaymentReturned: ({ toolName, reference, ...money }) => ({
    code: reference === undefined ? 'ORDER_MONEY_TO_CARD' : 'ORDER_MONEY_BY_BANK',
    facts: { money: moneyText(money), order: toolName === undefined ? 'your order' : `your order of ${toolName}` },
  }),
  HireRequestApproved: newsWithoutFacts('HIRE_REQUEST_APPROVED'),
  HireRequestRejected: newsWithoutFacts('HIRE_REQUEST_REJECTED'),
  CreatorInvited: ({ creatorId: memberId, invitationId, lapsesAt }) => ({
    memberId,
    code: 'INVITED',
    facts: { invitationId, lapsesAt },
  }),
  InvitationAccepted: ({ invitationId }) => ({ code: 'CREATOR_ACCEPTED', facts: { invitationId } }),
  InvitationLapsed: creatorNews('INVITATION_LAPSED'),
  InvitationEnded: creatorNews('INVITATION_ENDED'),
  InvitationRecalled: creatorNews('INVITATION_RECALLED'),
  BusinessAccepted: creatorNews('BUSINESS_ACCEPTED'),
  BusinessDeclined: creatorNews('BUSINESS_DECLINED'),
  WorkReported: (data) => workNews('WORK_REPORTED', { step: stepWords[data.step] })(data),
  WorkStarted: workNews('WORK_STARTED'),
  WorkFinished: (data) => [
    ...workNews('WORK_FINISHED')(data).filter(({ memberId }) => !memberId),
    {
      memberId: data.creatorId,
      code: 'WORK_REWARDED',
      facts: { invitationId: data.invitationId, points: hiring.pointsForWork },
    },
  ],
  WorkBrokenOff: workNews('WORK_BROKEN_OFF'),
  WorkDisputed: workNews('WORK_DISPUTED'),
  DisputeSettled: (data) => workNews('DISPUTE_SETTLED')({ ...data, by: null }),
  ToolRequestApproved: newsWithoutFacts('TOOL_REQUEST_APPROVED'),
  ToolRequestRejected: newsWithoutFacts('TOOL_REQUEST_REJECTED'),
  LoanRequestApproved: newsWithoutFacts('LOAN_REQUEST_APPROVED'),
  LoanRequestRejected: newsWithoutFacts('LOAN_REQUEST_DECLINED'),
  CopiedSessionEnded: newsWithoutFacts('SESSION_COPIED'),
  SessionsEnded: newsWithoutFacts('SESSIONS_ENDED'),
  PasswordChanged: newsWithoutFacts('PASSWORD_CHANGED'),
  RecoveryCodesRenewed: newsWithoutFacts('RECOVERY_CODES_RENEWED'),
  SecondFactorTurnedOn: newsWithoutFacts('SECOND_FACTOR_ON'),
  SecondFactorTurnedOff: newsWithoutFacts('SECOND_FACTOR_OFF'),
  RecoveryCodeUsed: ({ left }) => ({ code: 'RECOVERY_CODE_USED', facts: { left } }),
  AccountCorrected: newsWithoutFacts('ACCOUNT_CORRECTED'),
  MemberReactivated: newsWithoutFacts('ACCOUNT_REACTIVATED'),
  ErasureRequestAnswered: newsWithoutFacts('ERASURE_ANSWERED'),
  PrivacyRequestAnswered: ({ answer }) => (answer === undefined ? [] : { code: 'PRIVACY_ANSWERED', facts: {} }),
  StaffRoleGranted: ({ role }) => ({ code: 'ROLE_GRANTED', facts: { role } }),
  StaffRoleRevoked: ({ role }) => ({ code: 'ROLE_REVOKED', facts: { role } }),
} satisfies { readonly [T in ModuleEvent['type']]?: ToNews<EventOf<ModuleEvent, T>> };

/** Events that members are notified of: decisions of staff about them, and their milestones. */
export type NewsEvent = EventOf<ModuleEvent, keyof typeof news>;

const nameOf = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
