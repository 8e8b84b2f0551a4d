import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** Without `until` it lasts until somebody resumes it. */
export type ConsumerPaused = Event<'ConsumerPaused', { consumer: string; reason?: string; until?: string }>;
export type ConsumerResumed = Event<'ConsumerResumed', { consumer: string }>;
export type RebuildRequested = Event<'RebuildRequested', { consumer: string }>;
export type RebuildCancelled = Event<'RebuildCancelled', { consumer: string }>;
export type ParkedReplayRequested = Event<'ParkedReplayRequested', { consumer: string; parkedStream?: string }>;
export type ParkedEventDiscarded = Event<
  'ParkedEventDiscarded',
  { consumer: string; parkedStream: string; version: number; reason: string }
>;

export type ConsumerEvent =
  | ConsumerPaused
  | ConsumerResumed
  | RebuildRequested
  | RebuildCancelled
  | ParkedReplayRequested
  | ParkedEventDiscarded;

export const consumerEvents: EventTypes<ConsumerEvent> = {
  ConsumerPaused: { version: 1 },
  ConsumerResumed: { version: 1 },
  RebuildRequested: { version: 1 },
  RebuildCancelled: { version: 1 },
  ParkedReplayRequested: { version: 1 },
  ParkedEventDiscarded: { version: 1 },
};
