import { derivedStream, recordingAggregate } from '../../../platform/event-sourcing/index.js';
import type { HandleQueue } from './staff-work.commands.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** What a member of staff did: one stream for each of them, which admin and audit write to as well. */
export const staffWork = recordingAggregate<HandleQueue, StaffWorkEvent>('staff-work', staffWorkEvents, {
  HandleQueue: 'QueueHandled',
});

export const staffWorkOf = (staffId: string) => derivedStream(staffId, 'staff-work');
