import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

type QueueAction = 'pause' | 'resume' | 'retry' | 'discard' | 'confirm-effect' | 'repeat-effect';

export const staffWorkEvents = {
  /** Staff acted on a queue or one of its jobs. Recorded before the act. */
  QueueHandled: defineEvent<{ queue: string; action: QueueAction; jobId?: string; reason?: string; until?: string }>(),
};

export type StaffWorkEvent = EventIn<typeof staffWorkEvents>;
export type QueueHandled = EventOf<StaffWorkEvent, 'QueueHandled'>;
