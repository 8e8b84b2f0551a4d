import { derivedStream, recordingAggregate } from '../../../platform/event-sourcing/index.js';
import type { StaffWorkCommand } from './staff-work.commands.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** What a member of staff did: one stream for each of them, which audit and operations write to as well. */
export const staffWork = recordingAggregate<StaffWorkCommand, StaffWorkEvent>('staff-work', staffWorkEvents, {
  RecordContactList: 'ContactListGenerated',
  DecideTogether: 'DecidedTogether',
});

export const staffWorkOf = (staffId: string) => derivedStream(staffId, 'staff-work');
