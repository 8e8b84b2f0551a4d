import type { Command } from '../../../platform/event-sourcing/index.js';
import type { WorkDescribed, WorkOffer } from './availability.events.js';

type GiveAvailability = Command<'GiveAvailability', WorkOffer>;
type WithdrawAvailability = Command<'WithdrawAvailability', Record<string, never>>;

type ExplainDecline = Command<'ExplainDecline', { invitationId: string; reason: string }>;
type CountInvitation = Command<'CountInvitation', { invitationId: string; isAnswered: boolean }>;
/** Her words about work: how it was, or what is wrong with it. */
type DescribeWork = Command<'DescribeWork', WorkDescribed['data']>;
type CountWork = Command<'CountWork', { invitationId: string }>;

export type AvailabilityCommand =
  | GiveAvailability
  | WithdrawAvailability
  | ExplainDecline
  | CountInvitation
  | DescribeWork
  | CountWork;
