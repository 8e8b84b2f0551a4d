import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { RecordContactList } from './staff-work.commands.js';
import type { StaffWorkEvent } from './staff-work.events.js';

/** What was done is recorded as it is: none of it depends on what the same person did before. */
export const staffWorkDecider: Decider<null, RecordContactList, StaffWorkEvent> = {
  initial: null,
  decide: ({ data }) => [{ type: 'ContactListGenerated', data }],
  evolve: (state) => state,
};
