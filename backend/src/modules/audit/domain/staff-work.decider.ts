import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { StaffWorkCommand } from './staff-work.commands.js';
import type { StaffWorkEvent } from './staff-work.events.js';

/** What was done is recorded as it is: none of it depends on what the same person did before. */
export const staffWorkDecider: Decider<null, StaffWorkCommand, StaffWorkEvent> = {
  initial: null,
  decide: ({ type, data }) =>
    type === 'RecordExport' ? [{ type: 'HistoryExported', data }] : [{ type: 'PersonalDataViewed', data }],
  evolve: (state) => state,
};
