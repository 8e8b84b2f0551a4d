import { type Aggregate, derivedId } from '../../../platform/event-sourcing/index.js';
import type { ConsumerCommand } from './consumer.commands.js';
import { type ConsumerCare, consumerDecider } from './consumer.decider.js';
import { type ConsumerEvent, consumerEvents } from './consumer.events.js';

const CONSUMERS = '01900000-0000-7000-8000-0000000000c0';

export const consumer: Aggregate<ConsumerCare, ConsumerCommand, ConsumerEvent> = {
  kind: 'consumer',
  events: consumerEvents,
  decider: consumerDecider,
};

export function consumerOf(name: string): { streamId: string; subjectId: string } {
  const streamId = derivedId(CONSUMERS, name);
  return { streamId, subjectId: streamId };
}
