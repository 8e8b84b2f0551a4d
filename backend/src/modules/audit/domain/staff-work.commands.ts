import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ContactListGenerated, HistoryExported, PersonalDataViewed, QueueHandled } from './staff-work.events.js';

export type RecordContactList = Command<'RecordContactList', ContactListGenerated['data']>;
export type RecordExport = Command<'RecordExport', HistoryExported['data']>;
export type RecordView = Command<'RecordView', PersonalDataViewed['data']>;
export type HandleQueue = Command<'HandleQueue', QueueHandled['data']>;

export type StaffWorkCommand = RecordContactList | RecordExport | RecordView | HandleQueue;
