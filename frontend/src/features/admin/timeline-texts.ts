import { type Purpose, textOf } from '../../shared/console/purposes';
import { dayOrWeek } from '../../shared/day-or-week';
import { date, money, number, pointsText } from '../../shared/format';
import { planName } from '../../shared/plans';
import type { Moment } from './api/timeline.query';

type Data = Record<string, unknown>;
type Sentence = string | ((data: Data) => string);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const formatDate = (value: unknown): string => (typeof value === 'string' ? date(value) : '');
const formatCount = (value: unknown): string => number(Number(value));
const plan = (id: unknown): string => `${planName(text(id))} plan`;
const accountField = (name: string): string => (name === 'email' ? 'e-mail address' : 'department');
const formatPrice = (value: unknown): string => money(value as { amount: number; currency: string });

/** What each kind of event means for the member it is about. */
const sentences: Readonly<Record<string, Sentence>> = {
  MemberRegistered: ({ membershipType }) => `Registered${membershipType ? ` as ${text(membershipType)}` : ''}`,
  ProfileEdited: (data) => `Changed ${Object.keys(data).map(spaced).join(', ') || 'the profile'}`,
  AccountCorrected: (data) => `Was given another ${Object.keys(data).map(accountField).join(' and ')}`,
  EmailVerified: 'Verified the e-mail address',
  PasswordChanged: 'Changed the password',
  SessionsEnded: 'Signed out of every device by staff',
  RecoveryCodesRenewed: 'Made new recovery codes',
  CopiedSessionEnded: 'Signed out of a device, as its sign-in was copied',
  SecondFactorTurnedOn: 'Turned on two-step sign-in',
  SecondFactorTurnedOff: 'Two-step sign-in turned off',
  RecoveryCodeUsed: ({ left }) => `Signed in by a recovery code, ${text(left)} left`,
  MemberBanned: 'Banned',
  MemberReactivated: 'Reactivated',
  StaffRoleGranted: ({ role }) => `Was given the role of ${text(role)}`,
  StaffRoleRevoked: ({ role }) => `No longer has the role of ${text(role)}`,
  MarketingConsentGiven: 'Agreed to marketing',
  MarketingConsentWithdrawn: 'Withdrew consent to marketing',
  ErasureRequested: 'Asked for erasure',
  PersonalDataErased: ({ purpose }) => `Erased: ${textOf(purpose as Purpose)}`,
  InternshipApplicationOpened: 'Application opened',
  InternshipApplicationApproved: 'Application approved',
  PointsAwarded: ({ points, total }) => `Earned ${pointsText(Number(points))}, ${formatCount(total)} in all`,
  PointsAdjusted: ({ applied, total }) => `Points adjusted by ${formatCount(applied)}, ${formatCount(total)} in all`,
  MilestoneReached: ({ milestone }) => `Reached ${text(milestone)}`,
  AppraisalSubmitted: ({ attempt, ...data }) =>
    `Submitted ${dayOrWeek(data).toLowerCase()}${Number(attempt) > 1 ? `, attempt ${text(attempt)}` : ''}`,
  AppraisalApproved: ({ points, ...data }) => `${dayOrWeek(data)} approved with ${pointsText(Number(points))}`,
  AppraisalRejected: (data) => `${dayOrWeek(data)} rejected`,
  OpenDayReminded: ({ dayNumber }) => `Reminded that day ${text(dayNumber)} is open`,
  ChallengeCompleted: 'Completed the 7-day challenge',
  BusinessApplicationOpened: 'Application opened',
  KycSubmitted: ({ attempt }) => `Submitted KYC, attempt ${text(attempt)}`,
  KycPassed: 'KYC passed',
  KycFailed: 'KYC failed',
  ProUpgraded: ({ plan: id, validUntil }) => `Became Pro, ${plan(id)}, until ${formatDate(validUntil)}`,
  ProRenewed: ({ plan: id, validUntil }) => `Pro renewed, ${plan(id)}, until ${formatDate(validUntil)}`,
  ProExpired: 'Pro ended',
  ProTakenBack: ({ validUntil }) =>
    validUntil === null ? 'Pro taken back' : `A period taken back, Pro until ${formatDate(validUntil)}`,
  ProgramFeeSubmitted: (data) => `Claimed a payment of ${formatPrice(data)} for the ${plan(data.plan)}`,
  ProgramFeeDescribed: 'Said when or how much was paid',
  ProgramFeeWithdrawn: 'Withdrew what was claimed',
  ProgramFeeReopened: 'Money arrived for what was withdrawn',
  ProgramFeeMismatched: (data) => `The card gateway took ${formatPrice(data)}, which is not the fee`,
  CardPaymentRefunded: (data) => `The card gateway paid ${formatPrice(data)} back`,
  CardPaymentDisputed: (data) => `A card payment of ${formatPrice(data)} was disputed: ${String(data.outcome)}`,
  CardCheckoutOpened: (data) => `Opened the card page for ${formatPrice(data)}`,
  CardCheckoutPaid: 'Paid on the card page',
  CardCheckoutNotPaid: 'Nothing was paid on the card page',
  ProgramFeeConfirmed: 'Payment confirmed',
  ProgramFeeRejected: 'Payment rejected',
  OrderPlaced: (data) => `Ordered ${text(data.toolName)} for ${formatPrice(data.price)}`,
  OrderProcessingStarted: 'Order processing',
  OrderCompleted: 'Order completed',
  OrderRejected: 'Order rejected',
  OrderPaymentClaimed: (data) => `Claimed a payment of ${formatPrice(data)} for an order`,
  OrderPaymentWithdrawn: 'Withdrew the claim of a payment for an order',
  OrderPaid: (data) => `Order paid with ${formatPrice(data)}`,
  OrderPaymentReturned: (data) => `${formatPrice(data)} paid for an order went back`,
  ToolRequested: ({ toolName }) => `Asked for ${text(toolName)}`,
  ToolRequestApproved: 'Tool request approved',
  ToolRequestRejected: 'Tool request rejected',
  LoanRequested: ({ amount }) => `Asked for a loan of ${formatPrice(amount)}`,
  LoanRequestApproved: 'Loan request approved',
  LoanRequestRejected: 'Loan request declined',
  HireRequested: ({ numberOfInterns }) => `Asked for creators: ${text(numberOfInterns)}`,
  HireRequestApproved: 'Hire request approved',
  HireRequestRejected: 'Hire request rejected',
};

/** A moment as a sentence; a kind that has none is told by its name. */
export function describeMoment({ type, data }: Pick<Moment, 'type' | 'data'>): string {
  const sentence = sentences[type];
  if (typeof sentence === 'string') return sentence;
  return sentence ? sentence(data) : capitalize(spaced(type));
}

/** What people wrote about it. */
export const findTexts = ({ data }: Pick<Moment, 'data'>): string[] =>
  ['reason', 'comment', 'staffNote'].map((field) => text(data[field])).filter((words) => words !== '');

/** 'first name' of firstName. */
export const spaced = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]|^[A-Z]/g, (letter, at: number) => `${at > 0 ? ' ' : ''}${letter.toLowerCase()}`);

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
