import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { challengeDecider } from './challenge.decider.js';
import { challengeEvents } from './challenge.events.js';

export const challenge = defineAggregate('challenge', challengeEvents, challengeDecider);

export const challengeOf = (creatorId: string) => derivedStream(creatorId, 'challenge');
