import type { Command } from '../../../platform/event-sourcing/index.js';
import type {
  ConsumerPaused,
  ConsumerResumed,
  ParkedEventDiscarded,
  ParkedReplayRequested,
  RebuildCancelled,
  RebuildRequested,
} from './consumer.events.js';

export type PauseConsumer = Command<'PauseConsumer', ConsumerPaused['data']>;
export type ResumeConsumer = Command<'ResumeConsumer', ConsumerResumed['data']>;
export type RequestRebuild = Command<'RequestRebuild', RebuildRequested['data']>;
export type CancelRebuild = Command<'CancelRebuild', RebuildCancelled['data']>;
export type RequestParkedReplay = Command<'RequestParkedReplay', ParkedReplayRequested['data']>;
export type DiscardParkedEvent = Command<'DiscardParkedEvent', ParkedEventDiscarded['data']>;

export type ConsumerCommand =
  | PauseConsumer
  | ResumeConsumer
  | RequestRebuild
  | CancelRebuild
  | RequestParkedReplay
  | DiscardParkedEvent;
