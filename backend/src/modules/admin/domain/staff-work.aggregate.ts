import { type Aggregate, derivedId } from '../../../platform/event-sourcing/index.js';
import type { RecordContactList } from './staff-work.commands.js';
import { staffWorkDecider } from './staff-work.decider.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** What a member of staff did: one stream for each of them, which audit and operations write to as well. */
export const staffWork: Aggregate<null, RecordContactList, StaffWorkEvent> = {
  kind: 'staff-work',
  events: staffWorkEvents,
  decider: staffWorkDecider,
  ignoresHistory: true,
};

export const staffWorkOf = (staffId: string): { streamId: string; subjectId: string } => ({
  streamId: derivedId(staffId, 'staff-work'),
  subjectId: staffId,
});
