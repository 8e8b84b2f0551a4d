export type { AccessLogSealed } from './domain/access-log.events.js';
export type { HistoryExported, PersonalDataViewed } from './domain/staff-work.events.js';
