import type { Command, DecisionData, EventOf } from '../../../platform/event-sourcing/index.js';
import type { DisputeSettled, HireDetails, MatchingEvent, Side, WorkStep } from './hire-request.events.js';

type RequestCreators = Command<'RequestCreators', HireDetails>;
type DecideHireRequest = Command<'DecideHireRequest', DecisionData>;
type WithdrawHireRequest = Command<'WithdrawHireRequest', Record<string, never>>;

/** `creatorIds` are invited now, `next` are the shortlist. `invitationIds` are in the order of `creatorIds`. */
type InviteCreators = Command<
  'InviteCreators',
  { creatorIds: readonly string[]; invitationIds: readonly string[]; next: readonly string[]; now: string }
>;
type AllowChoice = Command<'AllowChoice', { isAllowed: boolean }>;
/** Invites the first of the shortlist in `available`, when a place is open. */
type InviteNext = Command<'InviteNext', { invitationId: string; available: readonly string[]; now: string }>;
type AcceptInvitation = Command<'AcceptInvitation', { invitationId: string; now: string }>;
type DeclineInvitation = Command<'DeclineInvitation', { invitationId: string }>;
/** Sent by staff or the business before the creator answers. */
type RecallInvitation = Command<'RecallInvitation', { invitationId: string }>;
type LapseInvitation = Command<'LapseInvitation', { invitationId: string; now: string }>;
/** `by` is the side that cannot go on. */
type WithdrawInvitation = Command<'WithdrawInvitation', { invitationId: string; by: Side }>;
type AcceptCreator = Command<'AcceptCreator', { invitationId: string; isAvailable: boolean }>;
type DeclineCreator = Command<'DeclineCreator', { invitationId: string }>;

type ReportWork = Command<'ReportWork', { invitationId: string; by: Side; step: WorkStep }>;
type RateWork = Command<'RateWork', Omit<EventOf<MatchingEvent, 'WorkRated'>['data'], 'creatorId'>>;
type DisputeWork = Command<'DisputeWork', { invitationId: string; by: Side; words: string | null }>;
type SettleDispute = Command<'SettleDispute', Omit<DisputeSettled['data'], 'creatorId'>>;

export type WorkCommand = ReportWork | RateWork | DisputeWork | SettleDispute;
export type RequestCommand = RequestCreators | DecideHireRequest | WithdrawHireRequest;
export type MatchingCommand =
  | InviteCreators
  | InviteNext
  | AllowChoice
  | AcceptInvitation
  | DeclineInvitation
  | RecallInvitation
  | LapseInvitation
  | WithdrawInvitation
  | AcceptCreator
  | DeclineCreator;
export type HireRequestCommand = RequestCommand | MatchingCommand | WorkCommand;
