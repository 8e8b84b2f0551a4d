import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { AvailabilityCommand } from './availability.commands.js';
import { type Availability, availabilityDecider } from './availability.decider.js';
import { type AvailabilityEvent, availabilityEvents } from './availability.events.js';

export const availability: Aggregate<Availability, AvailabilityCommand, AvailabilityEvent> = {
  kind: 'availability',
  events: availabilityEvents,
  decider: availabilityDecider,
};

export const availabilityOf = (creatorId: string) => derivedStream(creatorId, 'availability');
