import type { Command } from '../../../platform/event-sourcing/index.js';
import type { WorkOffer } from './availability.events.js';

type GiveAvailability = Command<'GiveAvailability', WorkOffer>;
type WithdrawAvailability = Command<'WithdrawAvailability', Record<string, never>>;

type ExplainDecline = Command<'ExplainDecline', { invitationId: string; reason: string }>;
type CountInvitation = Command<'CountInvitation', { invitationId: string; isAnswered: boolean }>;

export type AvailabilityCommand = GiveAvailability | WithdrawAvailability | ExplainDecline | CountInvitation;
