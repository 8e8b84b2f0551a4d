import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { JourneyCommand } from './journey.commands.js';
import { type Journey, journeyDecider } from './journey.decider.js';
import { type JourneyEvent, journeyEvents } from './journey.events.js';

export const journey: Aggregate<Journey, JourneyCommand, JourneyEvent> = {
  kind: 'journey',
  events: journeyEvents,
  decider: journeyDecider,
};

export const journeyOf = (creatorId: string) => derivedStream(creatorId, 'journey');
