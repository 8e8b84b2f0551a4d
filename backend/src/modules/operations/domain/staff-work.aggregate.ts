import { derivedStream, recordingAggregate } from '../../../platform/event-sourcing/index.js';
import type { HandleQueue } from './staff-work.commands.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** The acts of a staff member in one stream, which admin and audit share. */
export const staffWork = recordingAggregate<HandleQueue, StaffWorkEvent>('staff-work', staffWorkEvents, {
  HandleQueue: 'QueueHandled',
});

export const staffWorkOf = (staffId: string) => derivedStream(staffId, 'staff-work');
