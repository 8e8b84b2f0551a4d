export type { ConsumerEvent } from './domain/consumer.events.js';
export type { QueueHandled } from './domain/staff-work.events.js';
