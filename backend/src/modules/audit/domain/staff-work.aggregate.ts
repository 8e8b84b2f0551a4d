import { recordingAggregate } from '../../../platform/event-sourcing/index.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** Who looked, as earlier versions recorded it. Nothing writes here any more. */
export const staffWork = recordingAggregate<never, StaffWorkEvent>('staff-work', staffWorkEvents, {});
