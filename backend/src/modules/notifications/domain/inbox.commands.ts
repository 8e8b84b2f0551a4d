import type { Command } from '../../../platform/event-sourcing/index.js';

export type MarkNotificationsRead = Command<'MarkNotificationsRead', { ids: readonly string[] }>;

export type InboxCommand = MarkNotificationsRead;
