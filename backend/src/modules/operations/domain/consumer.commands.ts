import type { Command } from '../../../platform/event-sourcing/index.js';
import type {
  ConsumerPaused,
  ConsumerResumed,
  ParkedEventDiscarded,
  ParkedReplayRequested,
  RebuildCancelled,
  RebuildRequested,
} from './consumer.events.js';

type PauseConsumer = Command<'PauseConsumer', ConsumerPaused['data']>;
type ResumeConsumer = Command<'ResumeConsumer', ConsumerResumed['data']>;
type RequestRebuild = Command<'RequestRebuild', RebuildRequested['data']>;
type CancelRebuild = Command<'CancelRebuild', RebuildCancelled['data']>;
type RequestParkedReplay = Command<'RequestParkedReplay', ParkedReplayRequested['data']>;
type DiscardParkedEvent = Command<'DiscardParkedEvent', ParkedEventDiscarded['data']>;

export type ConsumerCommand =
  | PauseConsumer
  | ResumeConsumer
  | RequestRebuild
  | CancelRebuild
  | RequestParkedReplay
  | DiscardParkedEvent;
