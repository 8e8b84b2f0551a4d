import { derivedStream, recordingAggregate } from '../../../platform/event-sourcing/index.js';
import type { StaffWorkCommand } from './staff-work.commands.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** The acts of a staff member in one stream, which audit and operations share. */
export const staffWork = recordingAggregate<StaffWorkCommand, StaffWorkEvent>('staff-work', staffWorkEvents, {
  RecordContactList: 'ContactListGenerated',
  DecideTogether: 'DecidedTogether',
});

export const staffWorkOf = (staffId: string) => derivedStream(staffId, 'staff-work');
