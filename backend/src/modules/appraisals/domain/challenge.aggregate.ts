import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { ChallengeCommand } from './challenge.commands.js';
import { type Challenge, challengeDecider } from './challenge.decider.js';
import { type ChallengeEvent, challengeEvents } from './challenge.events.js';

export const challenge: Aggregate<Challenge, ChallengeCommand, ChallengeEvent> = {
  kind: 'challenge',
  events: challengeEvents,
  decider: challengeDecider,
};

export const challengeOf = (creatorId: string) => derivedStream(creatorId, 'challenge');
