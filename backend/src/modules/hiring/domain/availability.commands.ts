import type { Command } from '../../../platform/event-sourcing/index.js';
import type { WorkDescribed, WorkOffer } from './availability.events.js';

type GiveAvailability = Command<'GiveAvailability', WorkOffer>;
type WithdrawAvailability = Command<'WithdrawAvailability', Record<string, never>>;

type ExplainDecline = Command<'ExplainDecline', { invitationId: string; reason: string }>;
type CountInvitation = Command<'CountInvitation', { invitationId: string; isAnswered: boolean }>;
/** Stores a creator's words about a rating or a dispute. */
type DescribeWork = Command<'DescribeWork', WorkDescribed['data']>;
type CountWork = Command<'CountWork', { invitationId: string }>;

export type AvailabilityCommand =
  | GiveAvailability
  | WithdrawAvailability
  | ExplainDecline
  | CountInvitation
  | DescribeWork
  | CountWork;
