import { dayOrWeek } from '../day-or-week';
import { counted, date, money, number, pointsText } from '../format';
import { planName } from '../plans';
import { actorInWords, inWords } from './in-words';
import { type Purpose, textOf } from './purposes';

type Data = Record<string, unknown>;
type Sentence = string | ((data: Data) => string);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const words = (value: unknown): string => actorInWords(text(value)).toLowerCase();
const queueName = (queue: unknown): string => spaced(text(queue)).replace(/\bkyc\b/, 'KYC');
const day = (value: unknown): string => (typeof value === 'string' ? date(value) : '');
const count = (value: unknown): string => number(Number(value));
const points = (value: unknown): string => pointsText(Number(value));
const plan = (id: unknown): string => `the ${planName(text(id))} plan`;
const price = (value: unknown): string => money(value as { amount: number; currency: string });
const part = (data: Data): string => dayOrWeek(data).toLowerCase();
const attempt = (n: unknown): string => (Number(n) > 1 ? `, attempt ${text(n)}` : '');
const accountField = (name: string): string => (name === 'email' ? 'e-mail address' : 'department');
const total = (data: Data): string => `, ${count(data.total)} in all`;
/** Speaks of work from the side that speaks. A business has its own request, so {who} is {whom}. */
const workOf = (by: unknown): string => (by === 'business' ? 'work done for them' : 'work for {whom}');
const source = (value: unknown): string => text(value).replace(/^Appraisal, /, '');

const queueActs: Readonly<Record<string, string>> = {
  pause: 'paused',
  resume: 'resumed',
  retry: 'had failed jobs tried again in',
  discard: 'discarded a failed job of',
  'confirm-effect': 'confirmed an effect of',
  'repeat-effect': 'repeated an effect of',
};

/** A sentence for each event type: {who} acted, {whom} is the subject. */
export const sentences: Readonly<Record<string, Sentence>> = {
  MemberRegistered: ({ membershipType }) => `{whom} registered${membershipType ? ` as ${text(membershipType)}` : ''}`,
  ProfileEdited: (data) => `{who} changed ${Object.keys(data).map(spaced).join(', ') || 'the profile'} of {whom}`,
  AccountCorrected: (data) =>
    `{who} gave {whom} another ${Object.keys(data).map(accountField).join(' and ') || 'e-mail address'}`,
  EmailVerified: '{whom} verified the e-mail address',
  PasswordChanged: '{whom} changed the password',
  PasswordHashRenewed: 'The password of {whom}, which was brought along, is kept as our own hash',
  MemberImported: ({ source: from, batch }) => `{whom} was brought along from ${text(from)}, batch ${text(batch)}`,
  SessionsEnded: '{who} signed {whom} out of every device',
  CopiedSessionEnded: '{whom} was signed out of a device, as its sign-in was copied',
  SecondFactorTurnedOn: '{whom} turned on two-step sign-in',
  SecondFactorTurnedOff: '{who} turned off two-step sign-in of {whom}',
  RecoveryCodesRenewed: '{whom} made new recovery codes',
  RecoveryCodeUsed: ({ left }) => `{whom} signed in by a recovery code, ${text(left)} left`,
  ApiTokenMade: ({ rights, expiresAt }) =>
    `{whom} made an API token with ${counted((rights as unknown[]).length, 'right')}, good until ${day(expiresAt)}`,
  ApiTokenRevoked: '{whom} revoked an API token',
  MemberBanned: '{who} banned {whom}',
  MemberReactivated: '{who} reactivated {whom}',
  StaffRoleGranted: ({ role }) => `{who} gave {whom} the role of ${text(role)}`,
  StaffRoleRevoked: ({ role }) => `{who} took the role of ${text(role)} from {whom}`,
  PrivacyRequestRecorded: ({ kind, channel }) =>
    channel === 'app' ? `{whom} took all that is held of them` : `{who} recorded a request of {whom}: ${words(kind)}`,
  PrivacyRequestTaken: '{who} took on a request of {whom} about personal data',
  PrivacyRequestAnswered: '{who} answered a request of {whom} about personal data',
  StaffInvited: ({ role, isLinkShown }) =>
    `{who} invited somebody to be ${text(role)}${isLinkShown ? ', and was shown the link' : ''}`,
  StaffInvitationWithdrawn: '{who} withdrew an invitation to the staff',
  StaffInvitationAccepted: '{whom} accepted the invitation to the staff',
  StaffLeft: '{who} noted that {whom} left the staff',
  MarketingConsentGiven: '{whom} agreed to marketing',
  MarketingConsentWithdrawn: '{whom} withdrew consent to marketing',
  ErasureRequested: '{whom} asked for erasure',
  ErasureRequestWithdrawn: '{whom} withdrew the request for erasure',
  ErasureRequestAnswered: '{who} answered the request of {whom} for erasure',
  PersonalDataErased: ({ purpose }) => `{who} erased of {whom}: ${textOf(purpose as Purpose)}`,
  InternshipApplicationOpened: 'The application of {whom} was opened',
  InternshipApplicationApproved: 'The application of {whom} was approved',
  PointsAwarded: (data) => `{who} gave ${points(data.points)} to {whom} for ${source(data.source)}${total(data)}`,
  PointsAdjusted: (data) =>
    Number(data.applied) < 0
      ? `{who} took ${points(-Number(data.applied))} from {whom}${total(data)}`
      : `{who} gave ${points(data.applied)} to {whom}${total(data)}`,
  MilestoneReached: ({ milestone }) => `{whom} reached ${text(milestone)}`,
  CertificateIssued: ({ number: id }) => `{whom} was given certificate ${text(id)}`,
  CertificateRevoked: ({ number: id }) => `{who} revoked certificate ${text(id)} of {whom}`,
  PortfolioPublished: '{whom} published a portfolio',
  PortfolioWithdrawn: '{who} withdrew the portfolio of {whom}',
  AppraisalSubmitted: (data) => `{whom} submitted ${part(data)}${attempt(data.attempt)}`,
  AppraisalApproved: (data) => `{who} approved ${part(data)} of {whom} with ${points(data.points)}`,
  AppraisalRejected: (data) => `{who} rejected ${part(data)} of {whom}`,
  OpenDayReminded: ({ dayNumber }) => `{whom} was reminded that day ${text(dayNumber)} is open`,
  ChallengeCompleted: '{whom} completed the 7-day challenge',
  LessonRead: ({ topicSlug, day: n }) => `{whom} read day ${text(n)} of ${words(topicSlug)}`,
  MasterclassCompleted: ({ topicSlug }) => `{whom} completed ${words(topicSlug)}`,
  BusinessApplicationOpened: 'The application of {whom} was opened',
  KycSubmitted: ({ attempt: n }) => `{whom} submitted KYC, attempt ${text(n)}`,
  KycDetailsAsked: '{who} asked for more about the KYC of {whom}',
  KycPassed: '{who} passed the KYC of {whom}',
  KycFailed: '{who} failed the KYC of {whom}',
  ProUpgraded: (data) => `{who} made {whom} Pro on ${plan(data.plan)} until ${day(data.validUntil)}`,
  ProRenewed: (data) => `{who} renewed ${plan(data.plan)} of {whom} until ${day(data.validUntil)}`,
  ProRenewalReminded: ({ validUntil }) => `{whom} was reminded that Pro ends on ${day(validUntil)}`,
  ProExpired: 'Pro of {whom} ended',
  ProTakenBack: ({ validUntil }) =>
    validUntil === null
      ? '{who} took Pro back from {whom}'
      : `{who} took a period back from {whom}, who is Pro until ${day(validUntil)}`,
  ProgramFeeSubmitted: (data) => `{whom} claimed a payment of ${price(data)} for ${plan(data.plan)}`,
  ProgramFeeDescribed: '{whom} said when or how much was paid',
  ProgramFeeWithdrawn: '{whom} withdrew the claim of a payment',
  ProgramFeeReopened: 'Money arrived for a payment that {whom} had withdrawn',
  ProgramFeeConfirmed: (data) =>
    `{who} confirmed the payment ${data.amount ? `of ${price(data)} ` : ''}by {whom} for ${plan(data.plan)}`,
  ProgramFeeRejected: '{who} rejected the payment of {whom}',
  ProgramFeeMismatched: (data) => `The card gateway took ${price(data)} from {whom}, which is not the fee`,
  CardPaymentRefunded: (data) => `The card gateway paid ${price(data)} back to {whom}`,
  CardPaymentDisputed: (data) => `A card payment of {whom} over ${price(data)} was disputed: ${text(data.outcome)}`,
  CardPaymentHandled: ({ outcome }) => `{who} settled a card payment: ${words(outcome)}`,
  CardCheckoutOpened: (data) => `{whom} opened the card page for ${price(data)}`,
  CardCheckoutPaid: '{whom} paid on the card page',
  CardCheckoutNotPaid: '{whom} paid nothing on the card page',
  ReceiptIssued: (data) => `Receipt ${text(data.number)} of ${text(data.year)} was issued: ${price(data)}`,
  ReceiptCancelled: (data) => `Receipt ${text(data.number)} of ${text(data.year)} was cancelled`,
  StatementImported: ({ rows }) => `{who} imported a bank statement of ${counted(Number(rows), 'row')}`,
  StatementRowMatched: (data) => `{who} matched ${price(data)} on a bank statement to a payment`,
  OrderPlaced: (data) => `{whom} ordered ${text(data.toolName)} for ${price(data.price)}`,
  OrderProcessingStarted: '{who} started on the order of {whom}',
  OrderStatusKept: ({ status }) => `The order of {whom} came with the status ${text(status)}`,
  OrderCompleted: '{who} completed the order of {whom}',
  OrderRejected: '{who} rejected the order of {whom}',
  OrderPaymentClaimed: (data) => `{whom} claimed a payment of ${price(data)} for an order`,
  OrderPaymentWithdrawn: '{whom} withdrew the claim of a payment for an order',
  OrderPaid: (data) => `{who} marked ${text(data.toolName)} of {whom} as paid with ${price(data)}`,
  OrderPaymentReturned: (data) =>
    !('reference' in data)
      ? `${price(data)} that {whom} paid for ${text(data.toolName) || 'an order'} went back`
      : `{who} gave ${price(data)} back that {whom} paid for ${text(data.toolName) || 'an order'}`,
  ToolRequested: ({ toolName }) => `{whom} asked for ${text(toolName) || 'a tool'}`,
  ToolRequestApproved: '{who} approved the tool request of {whom}',
  ToolRequestRejected: '{who} rejected the tool request of {whom}',
  LoanRequested: ({ amount }) => `{whom} asked for a loan of ${price(amount)}`,
  LoanRequestApproved: '{who} approved the loan of {whom}',
  LoanRequestRejected: '{who} declined the loan of {whom}',
  HireRequested: ({ numberOfInterns }) => `{whom} asked for creators: ${text(numberOfInterns)}`,
  HireRequestApproved: '{who} approved the hire request of {whom}',
  HireRequestRejected: '{who} rejected the hire request of {whom}',
  HireRequestWithdrawn: '{whom} withdrew the hire request',
  CreatorsShortlisted: ({ creatorIds }) =>
    `{who} shortlisted ${counted((creatorIds as unknown[]).length, 'creator')} for {whom}`,
  CreatorInvited: '{who} invited a creator to work for {whom}',
  InvitationAccepted: '{who} accepted an invitation of {whom}',
  InvitationDeclined: '{who} declined an invitation of {whom}',
  InvitationLapsed: 'An invitation of {whom} lapsed',
  InvitationWithdrawn: 'An invitation of {whom} ended, as the creator is not open to work any more',
  BusinessAccepted: '{whom} accepted a creator',
  BusinessDeclined: '{whom} declined a creator',
  AvailabilityGiven: '{whom} said when they can work',
  AvailabilityWithdrawn: '{whom} no longer looks for work',
  DeclineExplained: '{whom} said why an invitation was declined',
  InvitationCounted: ({ isAnswered }) => `An invitation to {whom} was ${isAnswered ? 'answered' : 'not answered'}`,
  InvitationEnded: 'An invitation of {whom} ended',
  InvitationRecalled: '{who} withdrew an invitation of {whom} that was not answered yet',
  WorkReported: ({ step, by }) => `{who} said of ${workOf(by)}: ${inWords(text(step)).toLowerCase()}`,
  ChoiceAllowed: ({ isAllowed }) => `{who} ${isAllowed ? 'let' : 'no longer lets'} {whom} choose among creators`,
  WorkStarted: 'Work for {whom} started',
  WorkFinished: 'Work for {whom} was finished',
  WorkBrokenOff: 'Work for {whom} was broken off',
  WorkRated: ({ by }) => `{who} rated ${workOf(by)}`,
  WorkDisputed: ({ by }) => `{who} disputed ${workOf(by)}`,
  DisputeSettled: ({ outcome }) => `{who} settled a dispute of {whom}: ${inWords(text(outcome)).toLowerCase()}`,
  WorkDescribed: ({ about }) => `{whom} described work for a ${text(about)}`,
  WorkCounted: 'Work of {whom} was counted',
  NotificationsRead: 'Notifications of {whom} were marked as read',
  NoticesChosen: '{whom} chose which notices to get',
  ViewSaved: ({ name }) => `{who} saved the view ${text(name)}`,
  ViewRemoved: ({ name }) => `{who} removed the view ${text(name)}`,
  FeatureTurnedOn: ({ feature }) => `{who} turned on: ${words(feature)}`,
  FeatureTurnedOff: ({ feature }) => `{who} turned off: ${words(feature)}`,
  SettingChanged: ({ setting, value }) =>
    `{who} set ${queueName(text(setting).replace('-', ' ').replace('/', ' of '))} to ${text(value)}`,
  WebhookAdded: ({ url }) => `{who} added a webhook to ${text(url)}`,
  WebhookTypesChanged: ({ types }) =>
    `{who} chose what a webhook is told of: ${(types as string[]).map(inWords).join(', ')}`,
  WebhookSecretRotated: '{who} gave a webhook another secret',
  WebhookPaused: ({ reason }) => `{who} paused a webhook: ${text(reason)}`,
  WebhookResumed: '{who} resumed a webhook',
  WebhookReplayed: '{who} had deliveries of a webhook sent again',
  WebhookRemoved: '{who} removed a webhook',
  ReasonTemplatesSet: ({ queue }) => `{who} changed the ready reasons of ${queueName(queue)}`,
  ContactListGenerated: ({ count: n }) => `{who} took out ${counted(Number(n), 'contact')}`,
  DecidedTogether: ({ queue, decision, count: n }) =>
    `{who} set out to decide on ${count(n)} at once in ${queueName(queue)}: ${text(decision)}`,
  AccessLogSealed: 'The record of who looked was sealed',
  HistoryExported: ({ count: n }) => `{who} took out ${counted(Number(n), 'event')}`,
  PersonalDataViewed: ({ view }) => `{who} looked at the ${text(view)} of a member`,
  ConsumerPaused: ({ consumer }) => `{who} paused ${words(consumer)}`,
  ConsumerResumed: ({ consumer }) => `{who} resumed ${words(consumer)}`,
  RebuildRequested: ({ consumer }) => `{who} had ${words(consumer)} built anew`,
  RebuildCancelled: ({ consumer }) => `{who} called off building ${words(consumer)} anew`,
  ParkedReplayRequested: ({ consumer }) => `{who} had the parked events of ${words(consumer)} tried again`,
  ParkedEventDiscarded: ({ consumer }) => `{who} discarded a parked event of ${words(consumer)}`,
  QueueHandled: ({ queue, action, reason }) =>
    `{who} ${queueActs[text(action)] ?? words(action)} the queue ${words(queue)}${text(reason) && `: ${text(reason)}`}`,
};

interface Told {
  type: string;
  data: Data;
  sealed?: readonly string[];
}

/** An event as a sentence with the placeholders {who} and {whom}. A type without a sentence is shown by its name. */
export function sentenceOf({ type, data, sealed = [] }: Told): string {
  const sentence = sentences[type];
  if (typeof sentence === 'string') return sentence;
  const unseen = Object.fromEntries(sealed.map((field) => [field, undefined]));
  return sentence ? sentence({ ...unseen, ...data }) : `${inWords(type)}: {whom}`;
}

export const findTexts = ({ data }: { data: Data }): string[] =>
  ['reason', 'comment', 'staffNote'].map((field) => text(data[field])).filter((words) => words !== '');

/** 'firstName' becomes 'first name'. */
export const spaced = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]|^[A-Z]/g, (letter, at: number) => `${at > 0 ? ' ' : ''}${letter.toLowerCase()}`);
