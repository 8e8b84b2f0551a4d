import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const consumerEvents = {
  /** Without `until` it lasts until somebody resumes it. */
  ConsumerPaused: defineEvent<{ consumer: string; reason?: string; until?: string }>(),
  ConsumerResumed: defineEvent<{ consumer: string }>(),
  RebuildRequested: defineEvent<{ consumer: string }>(),
  RebuildCancelled: defineEvent<{ consumer: string }>(),
  ParkedReplayRequested: defineEvent<{ consumer: string; parkedStream?: string }>(),
  ParkedEventDiscarded: defineEvent<{ consumer: string; parkedStream: string; version: number; reason: string }>(),
};

export type ConsumerEvent = EventIn<typeof consumerEvents>;
export type ConsumerPaused = EventOf<ConsumerEvent, 'ConsumerPaused'>;
export type ConsumerResumed = EventOf<ConsumerEvent, 'ConsumerResumed'>;
export type RebuildRequested = EventOf<ConsumerEvent, 'RebuildRequested'>;
export type RebuildCancelled = EventOf<ConsumerEvent, 'RebuildCancelled'>;
export type ParkedReplayRequested = EventOf<ConsumerEvent, 'ParkedReplayRequested'>;
export type ParkedEventDiscarded = EventOf<ConsumerEvent, 'ParkedEventDiscarded'>;
