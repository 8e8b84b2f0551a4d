import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { HireDetails, Side } from './hire-request.events.js';

type RequestCreators = Command<'RequestCreators', HireDetails>;
type DecideHireRequest = Command<'DecideHireRequest', DecisionData>;

/** `creatorIds` are asked now, `next` in turn. An invitation has the id of the same place. */
type InviteCreators = Command<
  'InviteCreators',
  { creatorIds: readonly string[]; invitationIds: readonly string[]; next: readonly string[]; now: string }
>;
/** Asks the first of the shortlist who is still open to work, where a place is open. */
type InviteNext = Command<'InviteNext', { invitationId: string; available: readonly string[]; now: string }>;
type AcceptInvitation = Command<'AcceptInvitation', { invitationId: string; now: string }>;
type DeclineInvitation = Command<'DeclineInvitation', { invitationId: string }>;
type LapseInvitation = Command<'LapseInvitation', { invitationId: string; now: string }>;
/** `by`: whose side cannot go on. */
type WithdrawInvitation = Command<'WithdrawInvitation', { invitationId: string; by: Side }>;
type AcceptCreator = Command<'AcceptCreator', { invitationId: string; isAvailable: boolean }>;
type DeclineCreator = Command<'DeclineCreator', { invitationId: string }>;

export type RequestCommand = RequestCreators | DecideHireRequest;
export type MatchingCommand =
  | InviteCreators
  | InviteNext
  | AcceptInvitation
  | DeclineInvitation
  | LapseInvitation
  | WithdrawInvitation
  | AcceptCreator
  | DeclineCreator;
export type HireRequestCommand = RequestCommand | MatchingCommand;
