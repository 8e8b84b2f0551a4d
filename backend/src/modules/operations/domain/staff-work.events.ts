import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type QueueAction = 'pause' | 'resume' | 'retry' | 'discard' | 'confirm-effect' | 'repeat-effect';

/** Staff acted on a queue or one of its jobs. Recorded before the act. */
export type QueueHandled = Event<
  'QueueHandled',
  { queue: string; action: QueueAction; jobId?: string; reason?: string; until?: string }
>;

export type StaffWorkEvent = QueueHandled;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = { QueueHandled: { version: 1 } };
