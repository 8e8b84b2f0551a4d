export { staffWork, staffWorkOf } from './domain/staff-work.aggregate.js';
export type {
  ContactListGenerated,
  HistoryExported,
  PersonalDataViewed,
  QueueHandled,
  StaffWorkEvent,
} from './domain/staff-work.events.js';
