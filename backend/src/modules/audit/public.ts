export type { HistoryExported, PersonalDataViewed } from './domain/staff-work.events.js';
