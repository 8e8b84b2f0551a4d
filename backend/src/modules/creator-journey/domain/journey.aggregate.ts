import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { journeyDecider } from './journey.decider.js';
import { journeyEvents } from './journey.events.js';

export const journey = defineAggregate('journey', journeyEvents, journeyDecider);

export const journeyOf = (creatorId: string) => derivedStream(creatorId, 'journey');
