import { recordingAggregate } from '../../../platform/event-sourcing/index.js';
import { type StaffWorkEvent, staffWorkEvents } from './staff-work.events.js';

/** Looks that earlier versions recorded. Nothing is written here any more. */
export const staffWork = recordingAggregate<never, StaffWorkEvent>('staff-work', staffWorkEvents, {});
