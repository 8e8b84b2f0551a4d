import type { Command } from '../../../platform/event-sourcing/index.js';
import type { HistoryExported, PersonalDataViewed } from './staff-work.events.js';

export type RecordExport = Command<'RecordExport', HistoryExported['data']>;
export type RecordView = Command<'RecordView', PersonalDataViewed['data']>;

export type StaffWorkCommand = RecordExport | RecordView;
