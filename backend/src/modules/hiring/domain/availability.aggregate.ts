import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { availabilityDecider } from './availability.decider.js';
import { availabilityEvents } from './availability.events.js';

export const availability = defineAggregate('availability', availabilityEvents, availabilityDecider);

export const availabilityOf = (creatorId: string) => derivedStream(creatorId, 'availability');
