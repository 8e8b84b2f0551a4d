import type { Command } from '../../../platform/event-sourcing/index.js';
import type { WorkOffer } from './availability.events.js';

type GiveAvailability = Command<'GiveAvailability', WorkOffer>;
type WithdrawAvailability = Command<'WithdrawAvailability', Record<string, never>>;

export type AvailabilityCommand = GiveAvailability | WithdrawAvailability;
