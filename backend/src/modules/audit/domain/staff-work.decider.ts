import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { StaffWorkCommand } from './staff-work.commands.js';
import type { StaffWorkEvent } from './staff-work.events.js';

/** What was done is recorded as it is: none of it depends on what the same person did before. */
export const staffWorkDecider: Decider<null, StaffWorkCommand, StaffWorkEvent> = {
  initial: null,
  decide: ({ type, data }) => {
    switch (type) {
      case 'RecordContactList':
        return [{ type: 'ContactListGenerated', data }];
      case 'RecordExport':
        return [{ type: 'HistoryExported', data }];
      case 'RecordView':
        return [{ type: 'PersonalDataViewed', data }];
      case 'HandleQueue':
        return [{ type: 'QueueHandled', data }];
    }
  },
  evolve: (state) => state,
};
