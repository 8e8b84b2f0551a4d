import { defineAggregate, derivedId } from '../../../platform/event-sourcing/index.js';
import { consumerDecider } from './consumer.decider.js';
import { consumerEvents } from './consumer.events.js';

const CONSUMERS = '01900000-0000-7000-8000-0000000000c0';

export const consumer = defineAggregate('consumer', consumerEvents, consumerDecider);

export function consumerOf(name: string): { streamId: string; subjectId: string } {
  const streamId = derivedId(CONSUMERS, name);
  return { streamId, subjectId: streamId };
}
