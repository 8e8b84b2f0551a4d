import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type QueueAction = 'pause' | 'resume' | 'retry' | 'discard' | 'confirm-effect' | 'repeat-effect';

/** Someone took a queue, or one job of it, in hand; it is recorded before it is done. */
export type QueueHandled = Event<
  'QueueHandled',
  { queue: string; action: QueueAction; jobId?: string; reason?: string; until?: string }
>;

export type StaffWorkEvent = QueueHandled;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = { QueueHandled: { version: 1 } };
