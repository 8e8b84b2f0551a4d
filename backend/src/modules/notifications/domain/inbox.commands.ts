import type { Command } from '../../../platform/event-sourcing/index.js';
import type { NoticeSettings } from './notice-settings.js';

export type MarkNotificationsRead = Command<'MarkNotificationsRead', { ids: readonly string[] }>;
export type ChooseNotices = Command<'ChooseNotices', NoticeSettings>;

export type InboxCommand = MarkNotificationsRead | ChooseNotices;
