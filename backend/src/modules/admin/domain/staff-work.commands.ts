import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ContactListGenerated } from './staff-work.events.js';

export type RecordContactList = Command<'RecordContactList', ContactListGenerated['data']>;
